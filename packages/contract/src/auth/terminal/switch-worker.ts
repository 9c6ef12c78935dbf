import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { UserName } from '../../kit/codes.ts';
import { SessionAnswer } from '../session-answer.ts';
import { Badge } from './badge.ts';
import { Pin } from './pin.ts';

export const switchWorker = defineCall({
  name: 'switchWorker',
  method: 'POST',
  path: '/terminal/switchWorker',
  summary: 'Give the turn at this terminal to the worker of a badge, or to one who types a PIN',
  access: 'signedIn',
  personOnly: true,
  body: z.union([z.strictObject({ userName: UserName, pin: Pin }), z.strictObject({ badge: Badge })]),
  example: { body: { userName: 'somebody', pin: '2468' } },
  reply: SessionAnswer,
  refusals: ['NOT_A_TERMINAL', 'WORKER_NOT_HERE', 'BADGE_NOT_KNOWN', 'PIN_NOT_SET', 'WRONG_PIN', 'LOGIN_TOO_SOON'],
});
