import * as z from 'zod/mini';
import { LINES_AT_MOST, LotNumber } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { Receiver } from '../receivers/receiver.ts';
import { PutAways, ReceiverHeader } from '../receiving-shapes.ts';
import { params } from './receivable-rma.ts';

/** Returned goods are inspected (QA), or put on the shelf at once. */
const RETURNED_TO = ['QA', 'STOCK'] as const;

/** The same item may stand on several lines: some of it to QA, some to stock, one for each lot. */
const ReturnedItem = z.strictObject({
  itemNumber: PositiveInteger,
  to: z.enum(RETURNED_TO),
  locations: PutAways,
  lotNumber: z.optional(LotNumber),
  condition: z.optional(freeText(200)),
});

export const receiveRma = defineCall({
  name: 'receiveRma',
  method: 'POST',
  path: '/receiving/rmas/:rmaNumber',
  summary: 'Takes goods of an approved customer return in, to QA with an inspection report or to stock',
  access: ['UPDATE_RECEIVER'],
  params,
  body: z.strictObject({
    header: z._default(
      z.pick(ReceiverHeader, {
        receivedDate: true,
        carrier: true,
        trackingNumber: true,
        condition: true,
        logNumber: true,
      }),
      {},
    ),
    items: z.array(ReturnedItem).check(z.maxLength(LINES_AT_MOST)),
  }),
  example: {
    params: { rmaNumber: '901' },
    body: { items: [{ itemNumber: 1, to: 'QA', locations: [{ location: 'QA-HOLD', quantity: '1' }] }] },
  },
  reply: Receiver,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'RMA_NOT_EXIST',
    'RMA_NOT_OPEN_TO_RECEIVE',
    'RMA_ITEM_NOT_EXIST',
    'NO_ITEM_TO_RECEIVE',
    'WITHOUT_RECEIVER_ITEM_DETAILS',
    'INVALID_NEW_QTY_REC',
    'RETURNED_QTY_IS_OVER',
    'RETURNED_MORE_THAN_SHIPPED',
    'LOCATION_REQUIRED',
    'LOCATION_NOT_EXIST',
    'DUPLICATE_LOCATION',
    'LOCATION_FOR_TRANSIT',
    'RECEIVE_TO_WRONG_WAREHOUSE',
    'PART_IS_HOLD',
    'NOT_SAME_PART_FROM',
    'GET_PART_STANDARD_COST_ERROR',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_EXISTS',
    'SERIAL_TWICE',
    'FIELD_REQUIRED',
    'CODE_NOT_EXIST',
    'RECEIVED_DATE_IN_FUTURE',
    'RECEIVED_BEFORE_ORDER',
    'ACCOUNT_NOT_SET_UP',
  ] as const,
});
