import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PushSettings } from './push-settings.ts';

export const changePushSettings = defineCall({
  name: 'changePushSettings',
  method: 'PUT',
  path: '/push',
  summary: 'Choose what this person is told about while the app is closed, and when not, on all devices',
  access: 'signedIn',
  personOnly: true,
  body: PushSettings,
  example: { body: { alarms: true, approvals: false, messages: false, quiet: { from: '22:00', until: '06:00' } } },
  reply: z.null(),
});
