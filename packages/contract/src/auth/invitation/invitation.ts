import * as z from 'zod/mini';

/** The secret of an invitation. Its link has it behind the `#`, where no server logs it. */
export const InvitationToken = z.string().check(z.minLength(1), z.maxLength(80));

/** The address of the screen that opens it. */
export const INVITATION_PATH = '/invitation' as const;
