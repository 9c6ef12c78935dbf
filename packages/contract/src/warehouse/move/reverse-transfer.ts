import { reversalBody } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { Transfer, transferParams } from './transfer.ts';

/** Needs one of the roles of a move together with WAREHOUSE_INFO. What is on the way arrives first. */
export const reverseTransfer = defineCall({
  name: 'reverseTransfer',
  method: 'POST',
  path: '/transfers/:transferNumber/reverse',
  summary: 'Moves the same stock back by a new transfer',
  access: ['WAREHOUSE_INFO'],
  params: transferParams,
  body: reversalBody,
  example: { params: { transferNumber: '1901' }, body: { reason: 'Wrong shelf' } },
  reply: Transfer,
  posting: true,
  refusals: [
    'LIMITED_PERMISSIONS',
    'NOT_LICENSED',
    'TRANSFER_NOT_EXIST',
    'TRANSFER_ON_THE_WAY',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    'STOCK_ALREADY_USED',
    'SERIAL_NOT_EXIST',
    'NOT_SAME_PART_FROM',
  ] as const,
});
