import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PushSettings } from './push-settings.ts';

export const getPushSettings = defineCall({
  name: 'getPushSettings',
  method: 'GET',
  path: '/push',
  summary: 'What this person is told about while the app is closed, and the key that browsers subscribe with',
  access: 'signedIn',
  personOnly: true,
  reply: z.strictObject({
    ...PushSettings.shape,
    publicKey: z.string(),
    /** This session has a subscription. */
    subscribed: z.boolean(),
  }),
});
