import { defineCall } from '../../kit/call.ts';
import { SsoSettings } from './sso.ts';

export const removeSso = defineCall({
  name: 'removeSso',
  method: 'DELETE',
  path: '/admin/sso',
  summary: 'Nobody signs in through the provider any more, and nobody is bound to a person there',
  access: ['COMPANY_ADMIN'],
  reply: SsoSettings,
});
