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

const rows = new WeakMap<object, z.ZodMiniType>();

export const pageOf = <Item extends z.ZodMiniType>(item: Item) => {
  const page = z.strictObject({ items: z.array(item), nextCursor: z.nullable(z.string()), total: z.optional(z.int()) });
  rows.set(page, item);
  return page;
};

/** What a list's reply holds one of on every row; nothing where the reply is no list. */
export const rowOf = (reply: object) => rows.get(reply);

/** How many rows a list is exported with at most; a last line says that it was cut. */
export const EXPORT_ROWS_AT_MOST = 50_000;
/** Begins that line, so that a reader of the file, and the app that saves it, see it. */
export const CUT_MARK = '⚠';
