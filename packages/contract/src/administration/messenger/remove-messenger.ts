import { defineCall } from '../../kit/call.ts';
import { MessengerSettings } from './messenger.ts';

export const removeMessenger = defineCall({
  name: 'removeMessenger',
  method: 'DELETE',
  path: '/admin/messenger',
  summary: 'Nobody signs in by the messenger any more, and nobody is bound to an account there',
  access: ['COMPANY_ADMIN'],
  reply: MessengerSettings,
});
