import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { startDemoCompany, TODAY } from '../../testing/demo-company.ts';
import { everythingBooked, type Model, modelOf, textOf } from './testing/book-model.ts';
import { at, type Query, statementsOf } from './testing/statements-of.ts';

const erp = await startDemoCompany();
const statements = statementsOf(erp.clerk);
/** In the middle of a month and of a fiscal year: a month of entries follows it. */
const sharedOn = '2026-05-17';
const month = { from: '2026-05-01', to: '2026-05-31' };
let model: Model;

beforeAll(async () => {
  const [company] = await erp.rows<{ month: number }>(
    'select fiscal_year_start_month as month from company where company_id = $1',
  );
  model = modelOf(await everythingBooked((text) => erp.rows(text)), company?.month ?? 1);
});

describe('the link to a statement that was shared', () => {
  it('opens named periods as they were on its day, against the days they were compared with', async () => {
    const yearStart = model.yearStart(sharedOn);
    for (const name of ['profitAndLoss', 'incomeStatement'] as const) {
      const resultOf = async (query: Query) => {
        const answer = await statements[name]({ sharedOn, ...query });
        return 'result' in answer
          ? { ...answer, result: answer.result }
          : { ...answer, result: answer.steps.at(-1) ?? { amount: '', before: '' } };
      };
      const ofMonth = await resultOf({ period: 'thisMonth', compare: 'previousPeriod' });
      expect(ofMonth.period).toEqual(month);
      expect(ofMonth.comparedWith).toEqual({ from: '2026-04-01', to: '2026-04-17' });
      expect(ofMonth.result).toMatchObject({
        amount: textOf(model.result(month.from, sharedOn)),
        before: textOf(model.result('2026-04-01', '2026-04-17')),
      });
      const ofYear = await resultOf({ compare: 'previousYear' });
      expect(ofYear.period.from).toBe(yearStart);
      expect(ofYear.result.amount).toBe(textOf(model.result(yearStart, sharedOn)));
      expect(ofYear.comparedWith?.to).toBe('2025-05-17');
      const ofDays = await resultOf(month);
      expect(ofDays.result.amount).toBe(ofMonth.result.amount);
    }
    expect(model.result(addDays(sharedOn, 1), TODAY)).not.toBe(0);
  });

  it('draws the months up to its day', async () => {
    const { months } = await statements.profitAndLoss({ sharedOn });
    expect(months.at(-1)).toMatchObject({ month: month.from, result: textOf(model.result(month.from, sharedOn)) });
    const flow = await statements.cashFlow({ sharedOn });
    expect(flow.period.to).toBe(month.to);
    const cash = model.onLine('CASH', '0001-01-01', sharedOn);
    expect([flow.closing, flow.months.at(-1)?.closing]).toEqual([textOf(cash), textOf(cash)]);
    expect(flow.months.at(-1)?.net).toBe(textOf(model.onLine('CASH', month.from, sharedOn)));
  });

  it('keeps the balance sheet and its results, also where it names a later day', async () => {
    const then = await statements.balanceSheet({ asOf: sharedOn });
    const opened = await statements.balanceSheet({ sharedOn });
    expect(opened).toEqual({ ...then, today: sharedOn });
    const ofMonthEnd = await statements.balanceSheet({ asOf: month.to, sharedOn });
    expect(ofMonthEnd.rows).toEqual(then.rows);
    expect(ofMonthEnd.rows.at(-1)).toMatchObject({
      line: 'RESULT',
      amount: textOf(model.result(model.yearStart(sharedOn), sharedOn)),
    });
    expect(ofMonthEnd.assets.amount).toBe(ofMonthEnd.liabilitiesAndEquity.amount);
  });

  it('closes the running month with what was booked by then, and without a month opens the one that was over', async () => {
    const closing = await statements.closingStatement({ asOf: month.to, sharedOn });
    const { rows } = await statements.balanceSheet({ asOf: sharedOn });
    for (const row of closing.rows.filter(({ line }) => line === 'CASH' || line === 'RECEIVABLE'))
      expect([row.accountNumber, row.closing]).toEqual([
        row.accountNumber,
        rows.find(({ accountNumber }) => accountNumber === row.accountNumber)?.amount,
      ]);
    const over = await statements.closingStatement({ sharedOn });
    expect(over.period.from).toBe(firstOfMonth(sharedOn, -1));
  });

  it('names no day in the future or before the first entry, and no other text', async () => {
    const { today, since } = await statements.balanceSheet({});
    for (const name of ['balanceSheet', 'profitAndLoss', 'incomeStatement', 'closingStatement', 'cashFlow']) {
      const refused = async (day: string) => (await erp.clerk.get(at(name, { sharedOn: day }))).msgCode;
      expect([name, await refused(addDays(today, 1))]).toEqual([name, 'NO_DATA']);
      expect([name, await refused(addDays(since, -1))]).toEqual([name, 'NO_DATA']);
      expect([name, await refused('yesterday')]).toEqual([name, 'INVALID_INPUT']);
      expect((await erp.clerk.get(at(name, { sharedOn: since }))).success).toBe(true);
    }
  });
});
