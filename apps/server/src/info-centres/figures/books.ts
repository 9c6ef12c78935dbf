import { FIGURE_NAMES, figureOf } from '@gemba/contract/info-centres/figures';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

export interface Books {
  asOf: string;
  /** The day at the company: figures of now are those of this day. */
  today: string;
  /** The day from which periods are counted: today, or the day on which a link was shared. */
  day: string;
  /** A link named the day: nothing later is shown. */
  isShared: boolean;
  currency: string;
  fiscalYearStartMonth: number;
}

const selectBooks = statement<{ companyId: number }, Omit<Books, 'day' | 'isShared'>>(
  `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as as_of, (now() at time zone time_zone)::date as today,
          base_currency as currency, fiscal_year_start_month from company where company_id = :companyId`,
);

const OF_PERIODS = FIGURE_NAMES.map(figureOf)
  .filter(({ time, from }) => time === 'period' && from !== 'stock')
  .map(({ rows }) => rows);

const selectFirstDay = statement<{ companyId: number; figures: string[] }, { day: string | null }>(
  `select min(t.start) as day from unnest(:figures::text[]) as figure
    cross join lateral (
       select start from figure_total k where k.company_id = :companyId and k.figure = figure and k.dimension = 0 and k.span = 'd'
        order by start limit 1) as t`,
);

export async function booksOf(tx: Tx, companyId: number, sharedOn?: string): Promise<Books> {
  const books = (await tx.first(selectBooks({ companyId }))) ?? refuse('NO_DATA');
  if (sharedOn === undefined) return { ...books, day: books.today, isShared: false };
  const first = (await tx.one(selectFirstDay({ companyId, figures: OF_PERIODS }))).day;
  if (sharedOn > books.today || first === null || sharedOn < first) refuse('NO_DATA', { field: 'sharedOn' });
  return { ...books, day: sharedOn, isShared: true };
}
