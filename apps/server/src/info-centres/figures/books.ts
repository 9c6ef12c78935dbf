import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

export interface Books {
  asOf: string;
  today: string;
  currency: string;
  fiscalYearStartMonth: number;
}

const selectBooks = statement<{ companyId: number }, Books>(
  `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as as_of, (now() at time zone time_zone)::date as today,
          base_currency as currency, fiscal_year_start_month from company where company_id = :companyId`,
);

export const booksOf = async (tx: Tx, companyId: number): Promise<Books> =>
  (await tx.first(selectBooks({ companyId }))) ?? refuse('NO_DATA');
