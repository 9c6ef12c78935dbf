import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { sumMoney } from '@gemba/contract/kit/money';
import { expect } from 'vitest';
import { ASSETS, centsOf, type Model, RESULT, textOf } from './book-model.ts';
import type { Statements } from './statements-of.ts';

const amountsOf = (rows: readonly { amount: string }[]) => sumMoney(rows.map(({ amount }) => amount));

/** The balance sheet of a day balances, and every row of it is what the journal says. */
export async function judgeBalanceSheet({ balanceSheet }: Statements, model: Model, day: string) {
  const sheet = await balanceSheet({ asOf: day });
  const rows = Object.fromEntries(sheet.rows.map(({ accountNumber, line, amount }) => [accountNumber ?? line, amount]));
  const wanted = model.accounts
    .filter(([, line]) => !RESULT.includes(line))
    .map(([account, line]) => [account, model.balance(account, day) * (ASSETS.includes(line) ? 1 : -1)] as const)
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => [account, textOf(cents)]);
  expect(rows, day).toEqual({
    ...Object.fromEntries(wanted),
    EARLIER_RESULTS: textOf(model.result('0001-01-01', model.lastYearEnd(day))),
    RESULT: textOf(model.result(model.yearStart(day), day)),
  });
  expect(sheet.assets.amount, day).toBe(sheet.liabilitiesAndEquity.amount);
  const isAssets = (section: string) => section.endsWith('_ASSETS');
  expect(amountsOf(sheet.sections.filter(({ section }) => isAssets(section)))).toBe(sheet.assets.amount);
  expect(amountsOf(sheet.sections.filter(({ section }) => !isAssets(section)))).toBe(sheet.liabilitiesAndEquity.amount);
  const inAssets = sheet.rows.filter(({ line }) => ASSETS.includes(line));
  expect(amountsOf(inAssets)).toBe(sheet.assets.amount);
  return sheet;
}

/** Profit and loss, and the income statement, of any days are the journal's, and the same result. */
export async function judgeResults(statements: Statements, model: Model, from: string, to: string) {
  const result = textOf(model.result(from, to));
  const loss = await statements.profitAndLoss({ from, to });
  expect([loss.result.amount, amountsOf(loss.rows), amountsOf([loss.income, loss.expenses])]).toEqual([
    result,
    result,
    result,
  ]);
  const steps = await statements.incomeStatement({ from, to });
  expect(steps.rows).toEqual(loss.rows);
  expect(steps.lines.map(({ line, amount }) => [line, amount])).toEqual(
    RESULT.map((line) => [line, textOf(-model.onLine(line, from, to))]),
  );
  expect(steps.steps.at(-1)?.amount).toBe(result);
  steps.steps.forEach(({ amount }, index) => expect(amount).toBe(amountsOf(steps.lines.slice(0, index + 2))));
  return loss;
}

/** The closing statement of a month agrees with the journal and with the balance sheets before and after. */
export async function judgeClosing(statements: Statements, model: Model, day: string) {
  const [from, to] = [firstOfMonth(day), addDays(firstOfMonth(day, 1), -1)];
  const closing = await statements.closingStatement({ asOf: day });
  expect(closing.period).toEqual({ from, to });
  expect(closing.total).toMatchObject({ opening: '0.00', closing: '0.00', debit: closing.total.credit });
  const sheet = await statements.balanceSheet({ asOf: to });
  const opening = await statements.balanceSheet({ asOf: addDays(from, -1) });
  const onSheet = (rows: typeof sheet.rows, account: string | null) =>
    centsOf(rows.find(({ accountNumber }) => accountNumber === account)?.amount ?? '0');
  for (const row of closing.rows) {
    if (row.accountNumber === null) continue;
    const moved = model.moved(row.accountNumber, from, to);
    expect(centsOf(row.debit) - centsOf(row.credit), row.accountNumber).toBe(moved);
    expect(centsOf(row.closing)).toBe(centsOf(row.opening) + moved);
    const sign = ASSETS.includes(row.line) ? 1 : -1;
    if (RESULT.includes(row.line))
      expect(centsOf(row.closing)).toBe(model.moved(row.accountNumber, model.yearStart(from), to));
    else {
      expect(centsOf(row.closing) * sign || 0, row.accountNumber).toBe(onSheet(sheet.rows, row.accountNumber));
      expect(centsOf(row.opening) * sign || 0, row.accountNumber).toBe(onSheet(opening.rows, row.accountNumber));
    }
  }
  const result = closing.rows.filter(({ line }) => RESULT.includes(line));
  expect(-centsOf(sumMoney(result.map((row) => row.closing))) || 0).toBe(
    centsOf(sheet.rows.find(({ line }) => line === 'RESULT')?.amount ?? ''),
  );
}

/** The cash flow adds up in both directions, and ends with the cash of the balance sheet. */
export async function judgeCashFlow(statements: Statements, model: Model, asOf: string) {
  const flow = await statements.cashFlow({ asOf });
  expect(flow.months).toHaveLength(12);
  let cash = centsOf(flow.opening);
  expect(cash).toBe(model.onLine('CASH', '0001-01-01', addDays(flow.period.from, -1)));
  for (const month of flow.months) {
    const to = addDays(firstOfMonth(month.month, 1), -1);
    expect(centsOf(month.net), month.month).toBe(model.onLine('CASH', month.month, to));
    expect(centsOf(month.net)).toBe(centsOf(month.cashIn) - centsOf(month.cashOut));
    expect(sumMoney([month.operating, month.investing, month.financing])).toBe(month.net);
    cash += centsOf(month.net);
    expect(centsOf(month.closing)).toBe(cash);
  }
  for (const field of ['cashIn', 'cashOut', 'net', 'operating', 'investing', 'financing'] as const)
    expect(flow.total[field]).toBe(sumMoney(flow.months.map((month) => month[field])));
  for (const { activity, amount, accounts } of flow.activities) {
    expect(amountsOf(accounts)).toBe(amount);
    expect(flow.total[activity.toLowerCase() as 'operating']).toBe(amount);
  }
  const sheet = await statements.balanceSheet({ asOf: flow.period.to });
  expect(flow.closing).toBe(amountsOf(sheet.rows.filter(({ line }) => line === 'CASH')));
}
