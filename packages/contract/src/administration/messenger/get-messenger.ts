import { defineCall } from '../../kit/call.ts';
import { MessengerSettings } from './messenger.ts';

export const getMessenger = defineCall({
  name: 'getMessenger',
  method: 'GET',
  path: '/admin/messenger',
  summary: 'How the company signs in by its enterprise messenger, without the secret',
  access: ['COMPANY_ADMIN'],
  reply: MessengerSettings,
});
