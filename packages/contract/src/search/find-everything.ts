import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requiredText } from '../kit/codes.ts';
import { nullableDate, nullableText } from '../kit/nullable.ts';
import { Quantity } from '../kit/quantity.ts';
import { DETAIL_KINDS, HIT_KINDS } from './hit-kinds.ts';

export const LONGEST_SEARCH = 80;
/** The number of hits of one kind; `more` names the kinds that have others. */
export const HITS_OF_A_KIND = 5;

export const Hit = z.strictObject({
  kind: z.enum(HIT_KINDS),
  /** The number or id that its screen is opened by. For a person, that of the address where they are listed. */
  id: z.string(),
  /** Its number is the one that was typed, whatever its signs and prefix. */
  exact: z.boolean(),
  /** The name of the thing or of its other party; a part has names in three languages. */
  name: z.string(),
  nameZh: nullableText,
  nameEs: nullableText,
  /**
   * The order of a document, the part of a work order, a report of quality or a file, the customer's number of a sale, the
   * job and the city of others.
   */
  detail: nullableText,
  /** The kind of the order in `detail`, where it may be one of several. */
  detailKind: z.nullable(z.enum(DETAIL_KINDS)),
  status: nullableText,
  /** The day on which it is due. */
  due: nullableDate,
  /** The stock of a part, in its unit. */
  onHand: z.nullable(Quantity),
  uom: nullableText,
  /** Its number was typed, it or a change of it waits for a decision, and the caller may approve that. */
  canApprove: z.boolean(),
  /** A file of a part is told from others of its title by it. */
  fileName: nullableText,
  /** The telephone of an address or a person. */
  phone: nullableText,
});
export type Hit = z.infer<typeof Hit>;

export const findEverything = defineCall({
  name: 'findEverything',
  method: 'GET',
  path: '/search',
  summary:
    'Parts, documents, locations, addresses and people by number or words, of the kinds that the caller may open',
  access: 'signedIn',
  query: z.strictObject({ q: requiredText(LONGEST_SEARCH) }),
  example: { query: { q: 'seal' } },
  reply: z.strictObject({ hits: z.array(Hit), more: z.array(z.enum(HIT_KINDS)) }),
});
