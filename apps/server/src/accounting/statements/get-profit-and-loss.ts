import * as contract from '@gemba/contract/accounting/statements/get-profit-and-loss';
import { isResult } from '@gemba/contract/accounting/statements/statement';
import { operation } from '../../kit/http/operation.ts';
import { moneyText } from '../../postings/index.ts';
import { accountRows } from './account-rows.ts';
import { type AccountSum, accountSums, amounts, total } from './account-sums.ts';
import { monthsUpTo } from './months-up-to.ts';
import { wantedPeriod } from './wanted-period.ts';

const resultsOf = (sums: readonly AccountSum[]) => {
  const all = sums.filter(({ line }) => isResult(line));
  const income = total(all.filter(({ line }) => line === 'REVENUE'));
  const result = total(all);
  return { all, income, expenses: result - income, result };
};

export const getProfitAndLoss = operation(contract.getProfitAndLoss, async (tx, { companyId }, { query }) => {
  const { today, until, baseCurrency, period, comparedWith } = await wantedPeriod(tx, companyId, query);
  const months = monthsUpTo(period.to < today ? period.to : today);
  const ranges = [period, ...months, ...(comparedWith ? [comparedWith] : [])];
  const [inPeriod = [], ...others] = await accountSums(tx, companyId, ranges, until);
  const now = resultsOf(inPeriod);
  const before = comparedWith && resultsOf(others[months.length] ?? []);
  return {
    today,
    period,
    comparedWith: comparedWith ?? null,
    currency: baseCurrency,
    income: amounts(now.income, before?.income),
    expenses: amounts(now.expenses, before?.expenses),
    result: amounts(now.result, before?.result),
    months: months.map(({ from }, index) => {
      const { income, expenses, result } = resultsOf(others[index] ?? []);
      return { month: from, income: moneyText(income), expenses: moneyText(expenses), result: moneyText(result) };
    }),
    rows: accountRows(now.all, before?.all),
  };
});
