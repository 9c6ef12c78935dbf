import * as z from 'zod/mini';
import { LotNumber } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { Receiver } from '../receivers/receiver.ts';
import { PutAways } from '../receiving-shapes.ts';
import { params } from './receivable-work-order.ts';

export const receiveWorkOrder = defineCall({
  name: 'receiveWorkOrder',
  method: 'POST',
  path: '/receiving/workOrders/:woNumber',
  summary: 'Takes finished goods in at standard cost and uses up what was issued for them',
  access: ['RECEIVER_FROM_WO'],
  params,
  body: z.strictObject({
    locations: PutAways,
    lotNumber: z.optional(LotNumber),
    receivedDate: z.optional(DateText),
    condition: z.optional(freeText(200)),
  }),
  example: { params: { woNumber: '70418' }, body: { locations: [{ location: 'A-01', quantity: '1' }] } },
  reply: Receiver,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'WORK_ORDER_NOT_EXIST',
    'WORK_ORDER_NOT_OPEN_TO_RECEIVE',
    'NO_ITEM_TO_RECEIVE',
    'INVALID_NEW_QTY_REC',
    'WORK_ORDER_QTY_RECEIVED_IS_OVER',
    'LOCATION_REQUIRED',
    'LOCATION_NOT_EXIST',
    'DUPLICATE_LOCATION',

    'RECEIVE_TO_WRONG_WAREHOUSE',
    'PART_IS_HOLD',
    'NOT_SAME_PART_FROM',
    'GET_PART_STANDARD_COST_ERROR',
    'NOT_ENOUGH_WIP',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_EXISTS',
    'SERIAL_TWICE',
    'FIELD_REQUIRED',
    'RECEIVED_DATE_IN_FUTURE',
    'RECEIVED_BEFORE_ORDER',
    'ACCOUNT_NOT_SET_UP',
    'LOCATION_FOR_TRANSIT',
  ] as const,
});
