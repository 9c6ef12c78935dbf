import { addDays } from '@gemba/contract/kit/dates';
import { expect, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { everythingBooked, modelOf } from './testing/book-model.ts';
import { judgeBalanceSheet, judgeCashFlow, judgeClosing, judgeResults } from './testing/judge-statements.ts';
import { statementsOf } from './testing/statements-of.ts';

const erp = await startTestApp();
const MORE = [
  ['1000', 'ASSET', 'CASH'],
  ['1010', 'ASSET', 'CASH'],
  ['1500', 'ASSET', 'FIXED_ASSET'],
  ['1590', 'ASSET', 'DEPRECIATION'],
  ['2500', 'LIABILITY', 'LONG_TERM_DEBT'],
  ['7000', 'EXPENSE', 'OTHER_RESULT'],
  ['8000', 'EXPENSE', 'INCOME_TAX'],
] as const;
const FIRST = '2024-11-03';
const DAYS = Array.from({ length: 500 }, (_, index) => addDays(FIRST, index));

/** Entries on any accounts and days, in any order, some of them of many lines and odd cents. */
it.each([1, 2, 3, 4])(
  'any postings whatever give statements that agree with each other (seed %i)',
  async (seed) => {
    const choose = dice(seed * 7_919);
    const yearStart = choose([1, 4, 7, 12]);
    const room = await openStockRoom(erp, { fiscal_year_start_month: yearStart });
    for (const [account_number, kind, statement_line] of MORE)
      await room.insert('account', { account_number, account_name: statement_line, kind, statement_line });
    const accounts = (
      await room.ask<{ n: string }>('select account_number as n from account where company_id = $1')
    ).map(({ n }) => n);
    const cents = Array.from({ length: 200 }, (_, index) => (index + 1) ** 3 % 900_007);
    for (let entry = 1; entry <= 150; entry += 1) {
      const lines = Array.from({ length: choose([1, 1, 2, 5]) }, () => ({
        account: choose(accounts),
        amount: choose(cents) * choose([1, -1]),
      }));
      const rest = -lines.reduce((sum, { amount }) => sum + amount, 0);
      const all = [...lines, { account: choose(accounts), amount: rest }].filter(({ amount }) => amount !== 0);
      if (all.length < 2) continue;
      const values = all.map(({ account, amount }, index) => ({
        line_number: index + 1,
        account_number: account,
        debit: Math.max(0, amount) / 100,
        credit: Math.max(0, -amount) / 100,
      }));
      await room.ask(
        `with entry as (
         insert into journal_entry (company_id, entry_number, entry_date, document_kind, document_number, posted_by)
         values ($1, $2::integer, $3, 'opening', $2::integer::text, $4) returning entry_number)
       insert into journal_line (company_id, entry_number, line_number, account_number, debit, credit)
       select $1, entry_number, line_number, account_number, debit, credit
         from entry, jsonb_to_recordset($5) as given (line_number integer, account_number text, debit numeric, credit numeric)`,
        [entry, choose(DAYS), room.userId, JSON.stringify(values)],
      );
    }
    const statements = statementsOf(room.browser);
    const model = modelOf(await everythingBooked((text) => room.ask(text)), yearStart);
    for (let count = 0; count < 25; count += 1) {
      const [one, other] = [choose(DAYS), choose(DAYS)].sort();
      await judgeBalanceSheet(statements, model, one ?? '');
      await judgeResults(statements, model, one ?? '', other ?? '');
      await judgeClosing(statements, model, one ?? '');
      await judgeCashFlow(statements, model, other ?? '');
    }
    const { rows } = await statements.profitAndLoss({ from: FIRST, to: '2027-01-01' });
    expect(rows.length).toBeGreaterThan(5);
  },
  120_000,
);
