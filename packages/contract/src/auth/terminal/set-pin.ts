import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Pin } from './pin.ts';

export const setPin = defineCall({
  name: 'setPin',
  method: 'POST',
  path: '/setPin',
  summary: 'Set the PIN by which this worker takes turns at shared terminals',
  access: 'employee',
  personOnly: true,
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1024)), pin: Pin }),
  example: { body: { password: 'not this', pin: '2468' } },
  reply: z.null(),
  refusals: ['WRONG_PASSWORD', 'LOGIN_TOO_SOON', 'PIN_TOO_EASY'],
});
