import * as z from 'zod/mini';

export const PAGE_LIMIT_DEFAULT = 20;
export const PAGE_LIMIT_MAX = 100;

const limit = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
  z.transform((digits, context) => {
    const wanted = Number(digits);
    if (wanted <= PAGE_LIMIT_MAX) return wanted;
    context.issues.push({ code: 'custom', input: digits, message: `at most ${PAGE_LIMIT_MAX}` });
    return z.NEVER;
  }),
);

/** The two fields that every list's query has. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  limit: z._default(limit, PAGE_LIMIT_DEFAULT),
};

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), nextCursor: z.nullable(z.string()), total: z.optional(z.int()) });
