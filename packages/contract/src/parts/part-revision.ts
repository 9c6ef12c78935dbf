import * as z from 'zod/mini';

export const Revision = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9.-]{0,9}$/));
