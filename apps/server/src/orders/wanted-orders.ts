import { decodeCursor } from '../kit/database/cursor.ts';
import { refuse } from '../kit/refuse.ts';
import type { Wanted } from './order-list.ts';
import { PageKey } from './page-key.ts';

export type Asked = Pick<Wanted, 'status' | 'dateType' | 'from' | 'to' | 'q'>;

/** Trigrams need three characters; what is not ASCII is spelled longer, so one Chinese character is enough. */
const isTooShort = (typed: string) => /^[ -~]{1,2}$/.test(typed);

/** What was typed into a search; nothing where it is empty, refused where it is too short to be looked for. */
export function typedText(q: string | undefined) {
  const typed = q?.trim();
  if (typed !== undefined && isTooShort(typed)) refuse('SEARCH_TOO_SHORT', { field: 'q' });
  return typed || undefined;
}

/** What was asked, as a list can be read by it; refused where it cannot. */
export function wantedOrders(
  { status, dateType, from, to, q }: Asked,
  equal: Wanted['equal'],
  { cursor, atMost }: { cursor?: string | undefined; atMost: number },
): Wanted {
  if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  return { status, dateType, from, to, q: typedText(q), equal, after: decodeCursor(cursor, PageKey), atMost };
}
