import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { listing } from '../kit/page.ts';
import { PartNumber } from '../parts/part-number.ts';
import { Revision } from './bom-shapes.ts';

/** numeric(9,4). */
const SetupHours = decimalText(9, 4, 'notNegative');
/** numeric(11,6): seconds matter where thousands are made. */
const RunHours = decimalText(11, 6, 'notNegative');

export const RoutingOperation = z.strictObject({
  sequence: z.int(),
  wc: z.string(),
  wcName: z.string(),
  description: z.string(),
  /** 1 by the piece, 2 by the hour. */
  wageType: z.int(),
  setupHours: SetupHours,
  /** For one piece. */
  runHours: RunHours,
});
export type RoutingOperation = z.infer<typeof RoutingOperation>;

export const getRouting = defineCall({
  name: 'getRouting',
  method: 'GET',
  path: '/boms/:partNumber/routing',
  summary: 'The operations by which a revision of a part is made; none where nobody has entered them',
  access: ['FIND_BOM'],
  params: z.strictObject({ partNumber: PartNumber }),
  query: z.strictObject({ revision: z.optional(Revision) }),
  example: { params: { partNumber: 'W00-10/100(A)' } },
  reply: listing(
    z.strictObject({ revision: z.string(), operations: z.array(RoutingOperation) }),
    'operations',
    RoutingOperation,
  ),
  refusals: ['PART_NOT_EXIST'],
});
