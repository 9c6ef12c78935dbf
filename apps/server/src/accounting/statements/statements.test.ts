import { STEPS } from '@gemba/contract/accounting/statements/statement';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { sumMoney } from '@gemba/contract/kit/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { startDemoCompany, TODAY } from '../../testing/demo-company.ts';
import { everythingBooked, type Model, modelOf } from './testing/book-model.ts';
import { judgeBalanceSheet, judgeCashFlow, judgeClosing, judgeResults } from './testing/judge-statements.ts';
import { at, statementsOf } from './testing/statements-of.ts';

const erp = await startDemoCompany();
const statements = statementsOf(erp.clerk);
let model: Model;
const first = addDays(TODAY, -730);
const months = Array.from({ length: 24 }, (_, index) => firstOfMonth(TODAY, index - 23));

beforeAll(async () => {
  const [company] = await erp.rows<{ month: number }>(
    'select fiscal_year_start_month as month from company where company_id = $1',
  );
  model = modelOf(await everythingBooked((text) => erp.rows(text)), company?.month ?? 1);
});

describe('two years of the demo company', () => {
  it('have a balance sheet that balances on every day, row by row what the journal says', async () => {
    for (let day = addDays(first, -1); day <= TODAY; day = addDays(day, 1)) {
      const { assets, liabilitiesAndEquity } = await judgeBalanceSheet(statements, model, day);
      expect(assets.amount).toBe(liabilitiesAndEquity.amount);
    }
  }, 240_000);

  it('have results, closings and cash flows that agree with it and with each other in every month', async () => {
    for (const month of months) {
      const to = addDays(firstOfMonth(month, 1), -1);
      expect((await judgeResults(statements, model, month, to)).rows).not.toEqual([]);
      await judgeClosing(statements, model, month);
      await judgeCashFlow(statements, model, month);
    }
    await judgeResults(statements, model, '2025-03-17', '2026-02-03');
  }, 120_000);
});

describe('a row of a statement', () => {
  it('opens into journal entries that add up to it to the cent, page by page', async () => {
    const [from, to] = [firstOfMonth(TODAY, -1), addDays(firstOfMonth(TODAY), -1)];
    const { rows } = await statements.profitAndLoss({ from, to });
    expect(rows.length).toBeGreaterThan(8);
    for (const { accountNumber, amount } of rows) {
      const entries = await statements.journal({ accountNumber: accountNumber ?? '', from, to }, 37);
      expect(sumMoney(entries.map((entry) => entry.amount)), accountNumber ?? '').toBe(amount);
      const keys = entries.map(({ entryDate, entryNumber }) => `${entryDate} ${String(entryNumber).padStart(9, '0')}`);
      expect(keys).toEqual([...keys].sort().reverse());
    }
  });

  it('of the balance sheet opens into everything since the books were opened', async () => {
    const { rows, since, asOf } = await statements.balanceSheet({ asOf: '2025-01-31' });
    for (const { accountNumber, amount } of rows.filter((row) => row.accountNumber)) {
      const entries = await statements.journal({ accountNumber: accountNumber ?? '', from: since, to: asOf });
      expect(sumMoney(entries.map((entry) => entry.amount)), accountNumber ?? '').toBe(amount);
    }
  }, 60_000);

  it('of the cash flow opens into the entries of the cash accounts', async () => {
    const { months: all } = await statements.cashFlow({ asOf: TODAY });
    const month = all[5];
    const to = addDays(firstOfMonth(month?.month ?? '', 1), -1);
    const entries = await statements.journal({ line: 'CASH', from: month?.month ?? '', to });
    expect(sumMoney(entries.map(({ debit }) => debit))).toBe(month?.cashIn);
    expect(sumMoney(entries.map(({ credit }) => credit))).toBe(month?.cashOut);
  });

  it('of an activity opens into what the entries have brought, with the sign of the cash flow', async () => {
    const { activities, period } = await statements.cashFlow({ asOf: TODAY });
    const accounts = activities.flatMap((activity) => activity.accounts);
    expect(accounts.length).toBeGreaterThan(8);
    for (const { accountNumber, amount } of accounts) {
      const entries = await statements.journal({ accountNumber: accountNumber ?? '', as: 'cash', ...period });
      expect(sumMoney(entries.map((entry) => entry.amount)), accountNumber ?? '').toBe(amount);
    }
  }, 60_000);

  it('names the document of each entry, and the order of an invoice or a bill', async () => {
    const entries = await statements.journal({ from: addDays(TODAY, -20), to: TODAY });
    const kinds = new Set(entries.map(({ documentKind }) => documentKind));
    for (const kind of ['receiver', 'shipper', 'invoice', 'payable', 'payment']) expect(kinds).toContain(kind);
    const bill = entries.find(({ documentKind, orderKind }) => documentKind === 'payable' && orderKind === 'po');
    expect(bill?.orderNumber).toMatch(/^\d+$/);
  });
});

describe('a comparison', () => {
  it('of a balance sheet is the sheet of a month or a year before', async () => {
    for (const [compare, day] of [
      ['previousPeriod', '2026-04-30'],
      ['previousYear', '2025-05-31'],
    ] as const) {
      const sheet = await statements.balanceSheet({ asOf: '2026-05-31', compare });
      const then = await statements.balanceSheet({ asOf: day });
      expect(sheet.comparedWith).toBe(day);
      expect(sheet.assets.before).toBe(then.assets.amount);
      for (const { line, accountNumber, amount } of then.rows)
        expect(sheet.rows.find((row) => row.line === line && row.accountNumber === accountNumber)?.before).toBe(amount);
    }
  });

  it('of results is with the days before, or the same days of last year', async () => {
    const asked = { from: '2026-05-01', to: '2026-05-31' };
    for (const [compare, from, to] of [
      ['previousPeriod', '2026-04-01', '2026-04-30'],
      ['previousYear', '2025-05-01', '2025-05-31'],
    ] as const) {
      const now = await statements.profitAndLoss({ ...asked, compare });
      const then = await statements.profitAndLoss({ from, to });
      expect(now.comparedWith).toEqual({ from, to });
      expect([now.result.before, now.income.before]).toEqual([then.result.amount, then.income.amount]);
      const steps = await statements.incomeStatement({ ...asked, compare });
      expect(steps.steps.at(-1)?.before).toBe(then.result.amount);
    }
    const closing = await statements.closingStatement({ asOf: '2026-05-31', compare: 'previousPeriod' });
    const before = await statements.closingStatement({ asOf: '2026-04-30' });
    for (const { accountNumber, before: told } of closing.rows)
      expect(told).toBe(before.rows.find((row) => row.accountNumber === accountNumber)?.closing ?? '0.00');
    const flow = await statements.cashFlow({ asOf: '2026-05-31', compare: 'previousYear' });
    const last = await statements.cashFlow({ asOf: '2025-05-31' });
    expect(flow.total.before).toBe(last.total.net);
    expect(flow.months.map((month) => month.before)).toEqual(last.months.map((month) => month.net));
  });
});

it('every statement is a table for spreadsheets', async () => {
  for (const [name, heading] of [
    ['balanceSheet', 'Line,Account #,Account,Amount,Before'],
    ['profitAndLoss', 'Line,Account #,Account,Amount,Before'],
    ['incomeStatement', 'Line,Account #,Account,Amount,Before'],
    ['closingStatement', 'Line,Account #,Account,Opening,Debit,Credit,Closing,Before'],
    ['cashFlow', 'Month,Cash in,Cash out,Net,Operating,Investing,Financing,Closing,Before'],
  ] as const) {
    const { text } = await erp.clerk.get(at(name, {}), { accept: 'text/csv', lang: 'en_US' });
    expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe(heading);
    expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(5);
  }
});

it('the table of an income statement has its steps, and a file is named after its days', async () => {
  const fileOf = async (name: string, query: Record<string, string>) => {
    const { text, headers } = await erp.clerk.get(at(name, query), { accept: 'text/csv', lang: 'en_US' });
    return { lines: text.trimEnd().split('\r\n'), name: headers.get('content-disposition') };
  };
  const days = { from: '2026-04-01', to: '2026-04-30' };
  const file = await fileOf('incomeStatement', days);
  expect(file.name).toContain('incomeStatement-2026-04-01-2026-04-30.csv');
  const { steps } = await statements.incomeStatement(days);
  const found = STEPS.map((step) => file.lines.find((line) => line.startsWith(step)));
  expect(found).toEqual(steps.map(({ step, amount }) => `${step},,,${amount},`));
  expect(file.lines.at(-1)).toBe(found.at(-1));
  expect((await fileOf('balanceSheet', { asOf: '2026-04-30' })).name).toContain('balanceSheet-2026-04-30.csv');
});

it('bad days are refused with the field that is wrong', async () => {
  const refusal = async (name: string, query: Record<string, string>) => (await erp.clerk.get(at(name, query))).msgCode;
  for (const name of ['profitAndLoss', 'incomeStatement']) {
    expect(await refusal(name, { from: '2026-04-02', to: '2026-04-01' })).toBe('DATE_RANGE_REVERSED');
    expect(await refusal(name, { period: 'thisWeek', to: '2026-04-01' })).toBe('INVALID_INPUT');
    expect(await refusal(name, { compare: 'never' })).toBe('INVALID_INPUT');
  }
  for (const name of ['balanceSheet', 'closingStatement', 'cashFlow'])
    expect(await refusal(name, { asOf: '2026-02-30' })).toBe('INVALID_INPUT');
  expect(await refusal('journal', { from: '2026-04-02', to: '2026-04-01' })).toBe('DATE_RANGE_REVERSED');
});

it('only ACCOUNTING_INFO opens them, and another company has nothing in them', async () => {
  const names = ['balanceSheet', 'profitAndLoss', 'incomeStatement', 'closingStatement', 'cashFlow'];
  const { userName } = await erp.user(erp.companyId, {
    roles: ['SALES_ORDER_INFO', 'FIND_PURCHASE_ORDER'],
    refId: null,
  });
  const reader = await erp.signIn('DEMO', userName);
  for (const path of [...names.map((name) => at(name, {})), at('journal', { from: first, to: TODAY })]) {
    expect((await reader.get(path)).msgCode).toBe('LIMITED_PERMISSIONS');
    expect((await erp.rival.get(path)).success).toBe(true);
  }
  const foreign = statementsOf(erp.rival);
  expect(await foreign.balanceSheet({})).toMatchObject({ assets: { amount: '0.00' }, earlierResultsOf: null });
  expect(await foreign.journal({ from: first, to: TODAY })).toEqual([]);
});
