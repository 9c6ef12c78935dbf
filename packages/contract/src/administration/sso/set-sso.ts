import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { NaturalInteger } from '../../kit/integer.ts';
import { SsoSettings, ssoBody, ssoClient } from './sso.ts';

/** No posting: a secret is kept under no key. The version tells a repeated change from somebody else's. */
export const setSso = defineCall({
  name: 'setSso',
  method: 'PUT',
  path: '/admin/sso',
  summary:
    'Sets the OpenID Connect provider; without a secret the one before stays, and another issuer makes everybody known anew. Version 0 where there is none yet',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ ...ssoBody, ...ssoClient, version: NaturalInteger }),
  example: {
    body: {
      name: 'Acme ID',
      issuer: 'https://id.example.com/realms/acme',
      clientId: 'gemba',
      secret: 'not this one',
      userClaim: 'preferred_username',
      version: 999999,
    },
  },
  reply: SsoSettings,
  refusals: ['COMPANY_CHANGED', 'SSO_SECRET_REQUIRED', 'SSO_ISSUER_INVALID', 'SSO_ISSUER_INSIDE'],
});
