import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const unsubscribeFromPush = defineCall({
  name: 'unsubscribeFromPush',
  method: 'DELETE',
  path: '/push/subscription',
  summary: 'End the subscription of this session',
  access: 'signedIn',
  personOnly: true,
  reply: z.null(),
});
