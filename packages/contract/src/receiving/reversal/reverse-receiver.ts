import { reversalBody } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { Receiver, receiverParams } from '../receivers/receiver.ts';

/** Needs UPDATE_RECEIVER, or RECEIVER_FROM_WO for finished goods, together with WAREHOUSE_INFO. Answers the counter-posting. */
export const reverseReceiver = defineCall({
  name: 'reverseReceiver',
  method: 'POST',
  path: '/receivers/:receiverNumber/reverse',
  summary: 'Takes a receiver back by a new one with negative quantities',
  access: ['WAREHOUSE_INFO'],
  params: receiverParams,
  body: reversalBody,
  example: { params: { receiverNumber: '90420' }, body: { reason: 'Wrong delivery' } },
  reply: Receiver,
  posting: true,
  refusals: [
    'LIMITED_PERMISSIONS',
    'NOT_LICENSED',
    'RECEIVER_NOT_EXIST',
    'RECEIVER_IS_PAID',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    'STOCK_ALREADY_USED',
    'SERIAL_NOT_EXIST',
    'ORDER_IS_CLOSED',
    'MORE_ON_THE_WAY_THAN_OPEN',
  ] as const,
});
