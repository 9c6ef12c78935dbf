import * as z from 'zod/mini';
import { Location } from '../../inventory/inventory-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { STOCK_KEEPER_ROLES } from './transfer.ts';

/**
 * The last part went there, this one lay there before, it is put away there by default, nothing lies there, or it is
 * the next one.
 */
const REASONS = ['LAST', 'BEFORE', 'DEFAULT', 'FREE', 'NEXT'] as const;

export const SuggestedPlace = z.strictObject({ location: z.string(), reason: z.enum(REASONS) });
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;

export const suggestPlace = defineCall({
  name: 'suggestPlace',
  method: 'GET',
  path: '/locations/suggestion',
  summary: 'A location of the same warehouse for a part that lies nowhere else',
  access: STOCK_KEEPER_ROLES,
  /** `last`: where the last part went. */
  query: z.strictObject({ part: PartNumber, from: Location, last: z.optional(Location) }),
  example: { query: { part: 'W00-10/100(A)', from: 'A-01' } },
  reply: z.strictObject({ place: z.nullable(SuggestedPlace) }),
});
