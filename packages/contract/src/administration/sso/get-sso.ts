import { defineCall } from '../../kit/call.ts';
import { SsoSettings } from './sso.ts';

export const getSso = defineCall({
  name: 'getSso',
  method: 'GET',
  path: '/admin/sso',
  summary: 'How the company signs in through its OpenID Connect provider, without the secret',
  access: ['COMPANY_ADMIN'],
  reply: SsoSettings,
});
