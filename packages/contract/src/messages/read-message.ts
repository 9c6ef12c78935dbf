import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { messageParams } from './message.ts';

export const readMessage = defineCall({
  name: 'readMessage',
  method: 'POST',
  path: '/messages/:messageId/read',
  summary: 'This person has read a message; once more changes nothing',
  access: 'signedIn',
  params: messageParams,
  example: { params: { messageId: '1' } },
  reply: z.strictObject({ total: z.int() }),
  refusals: ['MESSAGE_NOT_EXIST'],
});
