import * as z from 'zod/mini';

export const CONTENT_TIMEOUT_MS = 300_000;
export const download = z.optional(z.literal('1'));
