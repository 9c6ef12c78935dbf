import { defineCall } from '../../kit/call.ts';
import { MessengerSettings } from './messenger.ts';

export const removeMessenger = defineCall({
  name: 'removeMessenger',
  method: 'DELETE',
  path: '/admin/messenger',
  summary: 'Nobody signs in by the messenger any more; the accounts that were bound stay bound',
  access: ['COMPANY_ADMIN'],
  reply: MessengerSettings,
});
