import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { CredentialId } from './passkey-shapes.ts';

export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'POST',
  path: '/passkeys/:credentialId/remove',
  summary: 'A passkey of this user opens nothing any more',
  access: 'signedIn',
  personOnly: true,
  params: z.strictObject({ credentialId: CredentialId }),
  example: { params: { credentialId: 'AQ' } },
  reply: z.null(),
  refusals: ['PASSKEY_NOT_EXIST'],
});
