import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { NewCredential, PasskeyName, Ticket } from './passkey-shapes.ts';

export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/passkeys',
  summary: 'Keep the passkey that a device has made for this user',
  access: 'signedIn',
  personOnly: true,
  body: z.strictObject({ ticket: Ticket, name: PasskeyName, credential: NewCredential }),
  example: {
    body: {
      ticket: 'a-ticket',
      name: 'Chrome · Android',
      credential: { id: 'AQ', clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
  },
  reply: z.null(),
  refusals: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS', 'NOT_AT_A_TERMINAL'],
});
