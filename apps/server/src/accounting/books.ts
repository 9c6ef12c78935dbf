import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

export interface Books {
  today: string;
  baseCurrency: string;
  fiscalYearStartMonth: number;
  /** The first day with a posting; today without any. */
  since: string;
}

const selectBooks = statement<{ companyId: number }, Books>(
  `select calendar.today, base_currency, fiscal_year_start_month,
          coalesce((select min(day) from account_day total where total.company_id = :companyId), calendar.today) as since
     from company cross join lateral (select (now() at time zone time_zone)::date as today) calendar where company_id = :companyId`,
);

export async function booksOf(tx: Tx, companyId: number): Promise<Books> {
  const books = await tx.first(selectBooks({ companyId }));
  return books ?? refuse('NO_DATA');
}
