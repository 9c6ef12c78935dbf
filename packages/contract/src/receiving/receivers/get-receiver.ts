import { defineCall } from '../../kit/call.ts';
import { Receiver, receiverParams } from './receiver.ts';
import { RECEIVER_ROLES } from './receiver-roles.ts';

export const getReceiver = defineCall({
  name: 'getReceiver',
  method: 'GET',
  path: '/receivers/:receiverNumber',
  summary: 'One receiver with its items, where they were put, photos, and whether it can be taken back',
  access: RECEIVER_ROLES,
  params: receiverParams,
  example: { params: { receiverNumber: '90420' } },
  reply: Receiver,
  refusals: ['RECEIVER_NOT_EXIST'],
});
