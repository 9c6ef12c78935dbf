import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import { Reason, Reversal, reversalBody, Serials, TypedLocation } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { InstantText } from '../kit/dates.ts';
import { Money } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity, SignedQuantity } from '../kit/quantity.ts';
import { words } from '../orders/order-shapes.ts';
import { PartNumber } from '../parts/part-number.ts';
import { names, TRACKABLE_LEVELS } from '../parts/part-shapes.ts';
import { countMoves } from './count-moves.ts';
import { STOCK_KEEPER_ROLES } from './transfers.ts';

const head = {
  countNumber: z.string(),
  location: z.string(),
  locationName: z.string(),
  warehouse: z.string(),
  status: z.enum(countMoves.states),
  countedBy: Person,
  startedAt: InstantText,
  postedAt: z.nullable(InstantText),
  reverses: words,
  reversedBy: words,
};

export const CountRow = z.strictObject({ ...head, itemCount: z.int(), differenceCount: z.int() });
export type CountRow = z.infer<typeof CountRow>;

/** Blind: while it is open nobody is told what is expected. Afterwards it says what was, and what the difference was worth. */
export const Count = z.strictObject({
  ...head,
  items: z.array(
    z.strictObject({
      partNumber: z.string(),
      ...names,
      uom: z.string(),
      trackableLevel: z.enum(TRACKABLE_LEVELS),
      counted: z.nullable(Quantity),
      expected: z.nullable(Quantity),
      difference: z.nullable(SignedQuantity),
      value: z.nullable(Money),
      reason: words,
    }),
  ),
  reversal: Reversal,
});
export type Count = z.infer<typeof Count>;

/** Newest first. */
export const listCounts = defineCall({
  name: 'listCounts',
  method: 'GET',
  path: '/counts',
  summary: 'Cycle counts, of one location where asked to',
  access: STOCK_KEEPER_ROLES,
  query: z.strictObject({
    status: z.optional(z.enum(countMoves.states)),
    location: z.optional(TypedLocation),
    ...pageQuery,
  }),
  reply: pageOf(CountRow),
});

/** A count of the location that is still open is answered instead of a second one. */
export const startCount = defineCall({
  name: 'startCount',
  method: 'POST',
  path: '/counts',
  summary: 'Starts to count a location: answers its parts without quantities',
  access: STOCK_KEEPER_ROLES,
  body: z.strictObject({ location: TypedLocation }),
  reply: Count,
  posting: true,
  refusals: ['NOT_LICENSED', 'LOCATION_REQUIRED', 'LOCATION_NOT_EXIST', 'LOCATION_FOR_TRANSIT'],
});

const params = z.strictObject({ countNumber: OrderNumber });

export const getCount = defineCall({
  name: 'getCount',
  method: 'GET',
  path: '/counts/:countNumber',
  summary: 'One count',
  access: STOCK_KEEPER_ROLES,
  params,
  reply: Count,
  refusals: ['COUNT_NOT_EXIST'],
});

/**
 * Compared with what is on hand at the moment of posting. A part that was not expected may be added. `counted: null` is a
 * part that nobody looked at: nothing is posted for it. A difference needs a reason: COUNT_REASON_REQUIRED names the parts.
 */
export const postCount = defineCall({
  name: 'postCount',
  method: 'POST',
  path: '/counts/:countNumber/post',
  summary: 'Posts what was counted; differences move the stock',
  access: STOCK_KEEPER_ROLES,
  params,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          partNumber: PartNumber,
          counted: z.nullable(Quantity),
          /** All that were found, for a part that is traced by serial number. */
          serials: Serials,
          reason: z.optional(Reason),
        }),
      )
      .check(z.maxLength(1_000)),
  }),
  reply: Count,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...[
      'NOT_LICENSED',
      'COUNT_NOT_EXIST',
      'COUNT_IS_CLOSED',
      'COUNT_REASON_REQUIRED',
      'NOTHING_COUNTED',
      'COUNTED_TWICE',
    ],
    ...['PART_NOT_EXIST', 'GET_PART_STANDARD_COST_ERROR', 'SERIAL_REQUIRED', 'SERIAL_COUNT_NOT_MATCH', 'SERIAL_EXISTS'],
    ...['ACCOUNT_NOT_SET_UP'],
  ] as const,
});

export const cancelCount = defineCall({
  name: 'cancelCount',
  method: 'POST',
  path: '/counts/:countNumber/cancel',
  summary: 'Gives a count up; nothing is posted',
  access: STOCK_KEEPER_ROLES,
  params,
  reply: Count,
  posting: true,
  refusals: ['NOT_LICENSED', 'COUNT_NOT_EXIST', 'COUNT_IS_CLOSED'],
});

/** Needs one of the roles of a count together with WAREHOUSE_INFO. What the count changed is changed back, at what it cost then. */
export const reverseCount = defineCall({
  name: 'reverseCount',
  method: 'POST',
  path: '/counts/:countNumber/reverse',
  summary: 'Takes back what a count changed, by a count of its own',
  access: ['WAREHOUSE_INFO'],
  params,
  body: reversalBody,
  reply: Count,
  posting: true,
  refusals: [
    ...['LIMITED_PERMISSIONS', 'NOT_LICENSED', 'COUNT_NOT_EXIST', 'COUNT_CHANGED_NOTHING', 'POSTING_IS_REVERSED'],
    ...['POSTING_IS_REVERSAL', 'STOCK_ALREADY_USED', 'SERIAL_NOT_EXIST', 'NOT_SAME_PART_FROM', 'ACCOUNT_NOT_SET_UP'],
  ] as const,
});
