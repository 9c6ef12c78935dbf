import { amount, code, day, text } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { accounts, accountUses } from './accounts.ts';
import { CURRENCY, EXCHANGE_RATE, to } from './names.ts';

const taxRates: ImportTable = {
  kind: 'taxRates',
  table: 'tax_rate',
  key: ['taxCode'],
  columns: [
    code('taxCode', { example: 'VAT21' }),
    text('taxName', 100, { example: 'Value added tax 21 %' }),
    amount('rate', { decimals: 4, most: '99999' }, { example: '21' }),
    code('accountNumber', { empty: null, example: '2100' }),
  ],
  references: [to.account('accountNumber')],
  checks: [
    {
      column: 'accountNumber',
      find: `select new.line, new.account_number as value from import_row as new
              join account as a on a.company_id = $1 and a.account_number = new.account_number where not a.active
               and not exists (select from tax_rate as old where old.company_id = $1 and old.tax_code = new.tax_code
                                  and old.account_number = new.account_number)`,
      wrong: 'CLOSED',
    },
  ],
};

const currencyRates: ImportTable = {
  kind: 'currencyRates',
  table: 'currency_rate',
  key: ['currency', 'effectiveDate'],
  columns: [
    code('currency', { example: 'CHF' }, CURRENCY),
    day('effectiveDate', { example: '2026-01-01' }),
    amount('rate', EXCHANGE_RATE, { example: '1.0842' }),
  ],
  checks: [
    {
      column: 'rate',
      find: `select line, currency as value from import_row
              where rate <> 1 and currency = (select base_currency from company where company_id = $1)`,
      wrong: 'BASE_RATE',
    },
  ],
};

export const books = { accounts, accountUses, taxRates, currencyRates };
