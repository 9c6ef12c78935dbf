import * as z from 'zod/mini';
import { agreed, LINES_AT_MOST } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { ReceivedItem, receivingRefusals } from '../purchase-order/receive-purchase-order.ts';
import { Receiver } from '../receivers/receiver.ts';
import { ReceiverHeader } from '../receiving-shapes.ts';
import { proformaReceiverMoves } from './proforma-moves.ts';
import { params } from './proforma-receiver.ts';

/**
 * `itemNumber` is that of the proforma receiver. What is `short` is no longer on the way, also where nothing of an item came:
 * such a line has no locations. It closes when all of it has arrived or is short.
 */
export const receiveProforma = defineCall({
  name: 'receiveProforma',
  method: 'POST',
  path: '/proformaReceivers/:prNumber/receive',
  summary: 'Receives what was on the way; each purchase order in it gets a receiver of its own',
  access: ['UPDATE_RECEIVER'],
  params,
  body: z.strictObject({
    header: z._default(ReceiverHeader, {}),
    items: z.array(z.omit(ReceivedItem, { quantity: true })).check(z.maxLength(LINES_AT_MOST)),
    confirm: agreed('COST_IS_ZERO'),
  }),
  example: {
    params: { prNumber: '501' },
    body: { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }] },
  },
  reply: z.strictObject({ status: z.enum(proformaReceiverMoves.states), receivers: z.array(Receiver) }),
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...receivingRefusals,
    'PROFORMA_RECEIVER_NOT_EXIST',
    'PROFORMA_RECEIVER_IS_CLOSED',
    'PROFORMA_ITEM_NOT_EXIST',
  ] as const,
});
