import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { InvitationToken } from './invitation.ts';

/** A POST, so that the token stands in no address. */
export const openInvitation = defineCall({
  name: 'openInvitation',
  method: 'POST',
  path: '/openInvitation',
  summary: 'Whom an invitation is for; it stays usable',
  access: 'open',
  body: z.strictObject({ token: InvitationToken }),
  example: { body: { token: 'i1.1.not-this-one' } },
  reply: z.strictObject({ companyName: z.string(), userName: z.string(), displayName: z.string() }),
  refusals: ['INVITATION_NOT_VALID'],
});
