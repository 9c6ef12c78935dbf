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

type Rows = { field: string; row: z.ZodMiniType };
const known = new WeakMap<object, Rows>();

/** Says which field of a reply holds the rows of a list: it can be exported then. `more` says that there are others. */
export const listing = <Reply extends z.ZodMiniType>(reply: Reply, field: string, row: z.ZodMiniType): Reply => {
  known.set(reply, { field, row });
  return reply;
};

/** Where a reply holds rows, and what they are; nothing where it is no list. */
export const rowsIn = (reply: object) => known.get(reply);

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  listing(
    z.strictObject({ items: z.array(item), nextCursor: z.nullable(z.string()), total: z.optional(z.int()) }),
    'items',
    item,
  );

/** How many rows a list is exported with at most; a last line says that it was cut. */
export const EXPORT_ROWS_AT_MOST = 50_000;
/** Begins that line, so that a reader of the file, and the app that saves it, see it. */
export const CUT_MARK = '⚠';
