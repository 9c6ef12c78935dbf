import { ACCOUNT_USES, COMPARED_USES, LINES_OF_USE } from '@gemba/contract/accounting/set-up/account-use';
import { STATEMENT_LINES } from '@gemba/contract/accounting/statements/statement';
import { code, oneOf, text, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { to } from './names.ts';

const KINDS = ['ASSET', 'LIABILITY', 'EQUITY', 'REVENUE', 'EXPENSE'];

// sql: names and conditions of the declared tables only
const hasEntries = (row: 'old' | 'new') =>
  `exists (select from account_day as used where used.company_id = $1 and used.account_number = ${row}.account_number)`;

/** Uses and tax codes that an account serves. */
const USERS_OF_ACCOUNT = `(
  select string_agg(name, ', ' order by name)
    from (select u.use as name from account_use as u where u.company_id = $1 and u.account_number = old.account_number
           union all
          select t.tax_code from tax_rate as t where t.company_id = $1 and t.account_number = old.account_number) as users)`;

const quoted = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
const COMPARED = quoted(COMPARED_USES);
/** Use, and the lines of the statements that its account may stand in. */
const ALLOWED = `(values ${ACCOUNT_USES.map((use) => `('${use}', ${quoted(LINES_OF_USE[use])})`).join(', ')}) as allowed (use, lines)`;

/** The chart that `gemba company add` writes, as far as the other examples post to it. */
const CHART: readonly (readonly [number: string, name: string, kind: string, line: string, use: string])[] = [
  ['1300', 'Inventory', 'ASSET', 'INVENTORY', 'INVENTORY'],
  ['1000', 'Cash and bank', 'ASSET', 'CASH', 'CASH'],
  ['1100', 'Receivables', 'ASSET', 'RECEIVABLE', 'RECEIVABLE'],
  ['1200', 'Tax paid, recoverable', 'ASSET', 'PREPAID', 'TAX_PAID'],
  ['2000', 'Payables', 'LIABILITY', 'PAYABLE', 'PAYABLE'],
  ['2100', 'Sales tax collected', 'LIABILITY', 'TAX', 'TAX_COLLECTED'],
  ['3100', 'Retained earnings', 'EQUITY', 'EQUITY', 'OPENING'],
  ['4000', 'Sales', 'REVENUE', 'REVENUE', 'REVENUE'],
  ['6200', 'Services and supplies bought', 'EXPENSE', 'OPERATING_EXPENSE', 'EXPENSE'],
];

export const accounts: ImportTable = {
  kind: 'accounts',
  table: 'account',
  key: ['accountNumber'],
  columns: [
    code('accountNumber', { example: '1300' }),
    text('accountName', 100, { example: 'Inventory' }),
    oneOf('kind', KINDS, { example: 'ASSET' }),
    oneOf('statementLine', STATEMENT_LINES, { example: 'INVENTORY' }),
    yesOrNo('active', 'true', { example: 'true' }),
  ],
  settled: [
    { columns: ['kind'], when: hasEntries('old'), why: 'the account has entries' },
    {
      columns: ['statementLine'],
      when: `exists (select from account_use as used join ${ALLOWED} using (use)
                      where used.company_id = $1 and used.account_number = old.account_number
                        and new.statement_line <> all (allowed.lines))`,
      why: 'postings use the account for something of its line',
    },
    {
      columns: ['active'],
      when: `not new.active and ${USERS_OF_ACCOUNT} is not null`,
      why: 'postings use the account',
      what: USERS_OF_ACCOUNT,
    },
  ],
  moreExamples: CHART.slice(1).map(([accountNumber, accountName, kind, statementLine]) => ({
    accountNumber,
    accountName,
    kind,
    statementLine,
  })),
};

export const accountUses: ImportTable = {
  kind: 'accountUses',
  table: 'account_use',
  key: ['use'],
  columns: [oneOf('use', ACCOUNT_USES, { example: 'INVENTORY' }), code('accountNumber', { example: '1300' })],
  references: [to.account('accountNumber')],
  checks: [
    {
      column: 'accountNumber',
      find: `select new.line, new.account_number as value from import_row as new join ${ALLOWED} using (use)
              join account as chosen on chosen.company_id = $1 and chosen.account_number = new.account_number
              where not chosen.active or chosen.statement_line <> all (allowed.lines)`,
      wrong: 'NOT_FOR_USE',
    },
  ],
  settled: [
    {
      columns: ['accountNumber'],
      when: `old.use = any (${COMPARED}) and ${hasEntries('old')}`,
      why: 'the account here has entries, and its balance is compared',
    },
    {
      columns: ['accountNumber'],
      when: `old.use = any (${COMPARED}) and ${hasEntries('new')}`,
      why: 'the account in the file has entries, and its balance would be compared',
    },
  ],
  late: [
    {
      column: 'accountNumber',
      when: `new.use = any (${COMPARED}) and ${hasEntries('new')}`,
      why: 'the account in the file has entries, and its balance would be compared',
    },
  ],
  afterChecks: [
    {
      column: 'accountNumber',
      find: `select min(new.line) as line, new.account_number as value from import_row as new
              join account_use as other on other.company_id = $1 and other.account_number = new.account_number
               and other.use <> new.use and array[other.use, new.use] && ${COMPARED} group by 2`,
      wrong: 'ACCOUNT_SHARED',
    },
  ],
  moreExamples: CHART.slice(1).map(([accountNumber, , , , use]) => ({ use, accountNumber })),
};
