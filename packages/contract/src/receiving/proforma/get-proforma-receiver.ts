import { defineCall } from '../../kit/call.ts';
import { ProformaReceiver, params } from './proforma-receiver.ts';

export const getProformaReceiver = defineCall({
  name: 'getProformaReceiver',
  method: 'GET',
  path: '/proformaReceivers/:prNumber',
  summary: 'One proforma receiver with what is still to come of it',
  access: ['FIND_PURCHASE_ORDER'],
  params,
  example: { params: { prNumber: '501' } },
  reply: ProformaReceiver,
  refusals: ['PROFORMA_RECEIVER_NOT_EXIST'],
});
