import { decodeCursor } from '../kit/database/cursor.ts';
import { refuse } from '../kit/refuse.ts';
import { PageKey, type Wanted } from './order-list.ts';

export type Asked<DateType extends string> = Pick<Wanted<DateType>, 'status' | 'dateType' | 'from' | 'to' | 'q'>;

/** Trigrams need three characters. Text that is not ASCII is spelled longer, so one Chinese character is enough. */
const isTooShort = (typed: string) => /^[ -~]{1,2}$/.test(typed);

/** The text of a search, undefined if empty; refused if it is too short to be searched. */
export function typedText(q: string | undefined) {
  const typed = q?.trim();
  if (typed !== undefined && isTooShort(typed)) refuse('SEARCH_TOO_SHORT', { field: 'q' });
  return typed || undefined;
}

/** The filters of a list, checked. */
export function wantedOrders<DateType extends string, Column extends string>(
  { status, dateType, from, to, q }: Asked<DateType>,
  equal: Wanted<DateType, Column>['equal'],
  { cursor, atMost }: { cursor?: string | undefined; atMost: number },
): Wanted<DateType, Column> {
  if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  return { status, dateType, from, to, q: typedText(q), equal, after: decodeCursor(cursor, PageKey), atMost };
}
