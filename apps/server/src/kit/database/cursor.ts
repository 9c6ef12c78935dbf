import type * as z from 'zod/mini';
import { refuse } from '../refuse.ts';

/** How many rows of a list are read at once for a table: as many as the searches of the database give in one go. */
export const EXPORTED_AT_ONCE = 500;
/** No page is longer, the row that tells whether there are more included. */
export const LONGEST_PAGE = EXPORTED_AT_ONCE + 1;

/** What every list is asked with. */
export interface Paging {
  cursor?: string | undefined;
  limit: number;
}

/** Where a list goes on: the sort key of the last row shown, opaque to the caller. */
const encodeCursor = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url');

/** A cursor comes back from the outside, so its shape is checked like any other input. */
export const decodeCursor = <Key extends z.ZodMiniType>(
  cursor: string | undefined,
  shape: Key,
): z.output<Key> | undefined => {
  if (cursor === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    return refuse('INVALID_INPUT', { field: 'cursor', rule: 'cursor' });
  }
};

/** One row more than asked for was read: it only tells that there is a next page. */
export const pageFrom = <Row, Item>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => Item,
  keyOf: (row: Row) => readonly unknown[],
) => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(toItem), nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
};
