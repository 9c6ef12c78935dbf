import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const subscribeToPush = defineCall({
  name: 'subscribeToPush',
  method: 'POST',
  path: '/push/subscription',
  summary: 'Subscribe this browser, as long as its session lasts; once more changes nothing',
  access: 'signedIn',
  personOnly: true,
  body: z.strictObject({
    endpoint: z.url().check(z.maxLength(2_000)),
    /** The browser's public key, and the secret that it shares with us. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  example: {
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  reply: z.null(),
  refusals: ['PUSH_SERVICE_REFUSED', 'PUSH_NOT_AT_TERMINAL'],
});
