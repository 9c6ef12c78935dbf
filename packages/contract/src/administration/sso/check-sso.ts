import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ssoClient } from './sso.ts';

/** Saves nothing. */
export const checkSso = defineCall({
  name: 'checkSso',
  method: 'POST',
  path: '/admin/sso/check',
  summary: 'Asks a provider for its document and tries the client id and the secret; says what is wrong',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject(ssoClient),
  example: { body: { issuer: 'https://10.0.0.7/', clientId: 'gemba', secret: 'not this one' } },
  reply: z.null(),
  refusals: [
    'SSO_SECRET_REQUIRED',
    'SSO_ISSUER_INVALID',
    'SSO_ISSUER_INSIDE',
    'SSO_NO_ANSWER',
    'SSO_NO_DOCUMENT',
    'SSO_OTHER_ISSUER',
    'SSO_FLOW_MISSING',
    'SSO_CLIENT_REFUSED',
  ],
});
