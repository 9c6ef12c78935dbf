import * as z from 'zod/mini';
import { refuse } from '../refuse.ts';

/** How many rows of a list are read at once for a table: as many as the searches of the database give in one go. */
export const EXPORTED_AT_ONCE = 500;
/** No page is longer, the row that tells whether there are more included. */
export const LONGEST_PAGE = EXPORTED_AT_ONCE + 1;

/** Where a list goes on: the sort key of the last row shown, opaque to the caller. */
const encodeCursor = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url');

/** PostgreSQL compares neither NUL nor half surrogates, and no key of a list is a fraction. */
const Comparable = z.array(z.union([z.string().check(z.regex(/^[^\0\p{Cs}]*$/u)), z.int(), z.boolean(), z.null()]));

/** A cursor comes back from the outside, so its values and its shape are checked like any other input. */
export const decodeCursor = <Key extends z.ZodMiniType>(
  cursor: string | undefined,
  shape: Key,
): z.output<Key> | undefined => {
  if (cursor === undefined) return undefined;
  try {
    return shape.parse(Comparable.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))));
  } catch {
    return refuse('INVALID_INPUT', { field: 'cursor', rule: 'cursor' });
  }
};

/** One row more than asked for was read: it only tells that there is a next page. */
export const pageFrom = <Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => readonly unknown[]) => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
};
