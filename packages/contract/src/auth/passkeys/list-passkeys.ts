import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { CredentialId } from './passkey-shapes.ts';

export const PasskeyRow = z.strictObject({
  credentialId: CredentialId,
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;

/** All of them: a person has a handful, and never more than the limit. */
export const listPasskeys = defineCall({
  name: 'listPasskeys',
  method: 'GET',
  path: '/passkeys',
  summary: 'The passkeys by which this user can sign in, newest first',
  access: 'signedIn',
  personOnly: true,
  reply: z.array(PasskeyRow),
});
