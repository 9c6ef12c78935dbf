import { decodeCursor } from '../kit/database/cursor.ts';
import { refuse } from '../kit/refuse.ts';
import type { Wanted } from './order-list.ts';
import { PageKey } from './page-key.ts';

export type Asked = Pick<Wanted, 'status' | 'dateType' | 'from' | 'to' | 'q'>;

/** Trigrams need three characters; what is not ASCII is spelled longer, so one Chinese character is enough. */
const isTooShort = (typed: string) => /^[ -~]{1,2}$/.test(typed);

/** What was asked, as a list can be read by it; refused where it cannot. */
export function wantedOrders(
  { status, dateType, from, to, q }: Asked,
  equal: Wanted['equal'],
  { cursor, atMost }: { cursor?: string | undefined; atMost: number },
): Wanted {
  if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const typed = q?.trim();
  if (typed !== undefined && isTooShort(typed)) refuse('SEARCH_TOO_SHORT', { field: 'q' });
  return { status, dateType, from, to, q: typed || undefined, equal, after: decodeCursor(cursor, PageKey), atMost };
}
