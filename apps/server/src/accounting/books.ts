import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

export interface Books {
  /** The day of a shared link stands for it. */
  today: string;
  baseCurrency: string;
  fiscalYearStartMonth: number;
  /** The first day with a posting; today without any. */
  since: string;
  /** Entries after this day are not counted: a shared link names it. */
  until: string | null;
}

const selectBooks = statement<{ companyId: number }, Omit<Books, 'until'>>(
  `select calendar.today, base_currency, fiscal_year_start_month,
          coalesce((select min(day) from account_day total where total.company_id = :companyId), calendar.today) as since
     from company cross join lateral (select (now() at time zone time_zone)::date as today) calendar where company_id = :companyId`,
);

export async function booksOf(tx: Tx, companyId: number, sharedOn?: string): Promise<Books> {
  const books = (await tx.first(selectBooks({ companyId }))) ?? refuse('NO_DATA');
  if (sharedOn === undefined) return { ...books, until: null };
  if (sharedOn > books.today || sharedOn < books.since) refuse('NO_DATA', { field: 'sharedOn' });
  return { ...books, today: sharedOn, until: sharedOn };
}
