import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { CredentialId, Ticket } from './passkey-shapes.ts';

/** The password is asked for: whoever finds a phone unlocked must not leave a key of their own behind. */
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  method: 'POST',
  path: '/passkeys/begin',
  summary: 'Ask for what a device needs to make a passkey for this user',
  access: 'signedIn',
  personOnly: true,
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  example: { body: { password: 'not this' } },
  reply: z.strictObject({
    ticket: Ticket,
    challenge: z.string(),
    /** The site that the passkey is for. */
    rpId: z.string(),
    rpName: z.string(),
    userHandle: z.string(),
    userName: z.string(),
    displayName: z.string(),
    /** The user's passkeys: a device that has one of them makes no second one. */
    known: z.array(CredentialId),
  }),
  refusals: ['WRONG_PASSWORD', 'LOGIN_TOO_SOON', 'NOT_AT_A_TERMINAL', 'TOO_MANY_PASSKEYS'],
});
