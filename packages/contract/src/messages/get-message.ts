import { defineCall } from '../kit/call.ts';
import { Message, messageParams } from './message.ts';

export const getMessage = defineCall({
  name: 'getMessage',
  method: 'GET',
  path: '/messages/:messageId',
  summary: 'One message, for its sender and its receivers',
  access: 'signedIn',
  params: messageParams,
  example: { params: { messageId: '1' } },
  reply: Message,
  refusals: ['MESSAGE_NOT_EXIST'],
});
