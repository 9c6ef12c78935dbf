import * as z from 'zod/mini';
import { LINES_AT_MOST, LOCATIONS_AT_MOST, Serials, TypedLocation } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { Quantity } from '../../kit/quantity.ts';
import { Issue, params } from './issue.ts';

/** The password is checked before anything else, counted before it is looked at, and never stored or logged. */
export const issueToWorkOrder = defineCall({
  name: 'issueToWorkOrder',
  method: 'POST',
  path: '/shipping/workOrders/:woNumber',
  summary: 'Issues components to a work order: on hand becomes WIP',
  access: ['ADD_SHIPPER'],
  params,
  body: z.strictObject({
    issuePassword: freeText(200),
    items: z
      .array(
        z.strictObject({
          itemNumber: PositiveInteger,
          locations: z
            .array(z.strictObject({ location: TypedLocation, quantity: Quantity, serials: Serials }))
            .check(z.maxLength(LOCATIONS_AT_MOST)),
        }),
      )
      .check(z.maxLength(LINES_AT_MOST)),
  }),
  example: {
    params: { woNumber: '70418' },
    body: { issuePassword: 'not this', items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }] },
  },
  reply: Issue,
  timeoutMs: 20_000,
  posting: true,
  secrets: ['issuePassword'],
  refusals: [
    'NOT_LICENSED',
    'ISSUE_PASSWORD_REQUIRED',
    'ISSUE_PASSWORD_WRONG',
    'ISSUE_PASSWORD_BLOCKED',
    'ISSUE_PASSWORD_NOT_SET',
    'WORK_ORDER_NOT_EXIST',
    'WORK_ORDER_ITEM_NOT_EXIST',
    'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART',
    'NO_ISSUED_QUANTITY',
    'WORK_ORDER_ITEM_NOT_OPEN_TO_ISSUE_PART',
    'ISSUED_QTY_IS_OVER',
    'ISSUED_QTY_OVER_ON_HAND',
    'LOCATION_REQUIRED',
    'LOCATION_NOT_EXIST',
    'INVENTORY_NOT_EXIST',
    'DUPLICATE_LOCATION',
    'PART_IS_HOLD',
    'NOT_SAME_PART_FROM',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_NOT_EXIST',
    'SERIAL_TWICE',
    'ACCOUNT_NOT_SET_UP',
  ] as const,
});
