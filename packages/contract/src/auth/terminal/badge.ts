import * as z from 'zod/mini';

/** No other code in the plant begins like this, so a terminal knows a badge from a part on every screen. */
export const BADGE_PREFIX = 'BADGE-';

export const Badge = z.string().check(z.regex(/^BADGE-[A-Z0-9-]{8,58}$/));
