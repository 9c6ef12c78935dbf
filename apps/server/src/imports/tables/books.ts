import { ACCOUNT_USES } from '@gemba/contract/accounting/set-up/account-use';
import { amount, code, day, oneOf, text, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { CURRENCY } from './names.ts';

const KINDS = ['ASSET', 'LIABILITY', 'EQUITY', 'REVENUE', 'EXPENSE'];
const LINES = [
  'CASH',
  'RECEIVABLE',
  'INVENTORY',
  'PREPAID',
  'FIXED_ASSET',
  'DEPRECIATION',
  'PAYABLE',
  'ACCRUED',
  'TAX',
  'LONG_TERM_DEBT',
  'EQUITY',
  'REVENUE',
  'COST_OF_SALES',
  'OPERATING_EXPENSE',
  'OTHER_RESULT',
  'INCOME_TAX',
];

const toAccount = { columns: ['accountNumber'], table: 'account', key: ['account_number'], what: 'account' };

const accounts: ImportTable = {
  kind: 'accounts',
  table: 'account',
  key: ['accountNumber'],
  columns: [
    code('accountNumber', { example: '1400' }),
    text('accountName', 100, { example: 'Inventory' }),
    oneOf('kind', KINDS, { example: 'ASSET' }),
    oneOf('statementLine', LINES, { example: 'INVENTORY' }),
    yesOrNo('active', 'true', { example: 'true' }),
  ],
  settled: [
    {
      columns: ['kind'],
      when: 'exists (select from account_day as used where used.company_id = $1 and used.account_number = old.account_number)',
      why: 'the account has entries',
    },
  ],
};

const accountUses: ImportTable = {
  kind: 'accountUses',
  table: 'account_use',
  key: ['use'],
  columns: [oneOf('use', ACCOUNT_USES, { example: 'INVENTORY' }), code('accountNumber', { example: '1400' })],
  references: [toAccount],
  moreExamples: ['OPENING', 'RECEIVABLE', 'REVENUE', 'TAX_COLLECTED', 'PAYABLE', 'EXPENSE', 'TAX_PAID', 'CASH'].map(
    (use) => ({ use }),
  ),
};

const taxRates: ImportTable = {
  kind: 'taxRates',
  table: 'tax_rate',
  key: ['taxCode'],
  columns: [
    code('taxCode', { example: 'VAT21' }),
    text('taxName', 100, { example: 'Value added tax 21 %' }),
    amount('rate', { decimals: 4, most: '99999' }, { example: '21' }),
    code('accountNumber', { empty: null, example: '1400' }),
  ],
  references: [toAccount],
};

const currencyRates: ImportTable = {
  kind: 'currencyRates',
  table: 'currency_rate',
  key: ['currency', 'effectiveDate'],
  columns: [
    code('currency', { example: 'EUR' }, CURRENCY),
    day('effectiveDate', { example: '2026-01-01' }),
    amount('rate', { decimals: 8, least: '0.00000001', most: '1000000' }, { example: '1.0842' }),
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
