import type { ImportTable } from '../import-table.ts';

/** A document of which the file says no rate has that of its day; one that is here keeps its own. */
export const rateOfDay = (table: string, number: string, day: string) =>
  ({
    fills: [
      // sql: names and conditions of the declared tables only
      `update import_row as new set exchange_rate = coalesce(
         (select old.exchange_rate from ${table} as old where old.company_id = $1 and old.${number} = new.${number}
             and old.currency = coalesce(new.currency, old.currency)),
         case when new.currency = (select c.base_currency from company as c where c.company_id = $1) then 1
              else (select r.rate from currency_rate as r
                     where r.company_id = $1 and r.currency = new.currency and r.effective_date <= new.${day}
                     order by r.effective_date desc limit 1) end)
       where new.exchange_rate is null`,
    ],
    checks: [
      {
        column: 'currency',
        find: `select line, currency as value from import_row
                where exchange_rate is null and currency is not null and $1::integer is not null`,
        wrong: 'NO_RATE',
      },
      {
        column: 'exchangeRate',
        // Documents that came before this rule stay as they are.
        // sql: names and conditions of the declared tables only
        find: `select new.line, own.base_currency as value from import_row as new join company as own on own.company_id = $1
                 left join ${table} as old on old.company_id = $1 and old.${number} = new.${number}
                where coalesce(new.currency, old.currency) = own.base_currency and new.exchange_rate <> 1
                  and (old.currency, old.exchange_rate) is distinct from (own.base_currency, new.exchange_rate)`,
        wrong: 'BASE_RATE',
      },
    ],
  }) satisfies Pick<ImportTable, 'fills' | 'checks'>;
