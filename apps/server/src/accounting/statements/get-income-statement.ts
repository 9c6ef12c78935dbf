import * as contract from '@gemba/contract/accounting/statements/get-income-statement';
import {
  isResult,
  RESULT_LINES,
  type ResultLine,
  STEPS,
  type Step,
} from '@gemba/contract/accounting/statements/statement';
import { operation } from '../../kit/http/operation.ts';
import { accountRows } from './account-rows.ts';
import { type AccountSum, accountSums, amounts, total } from './account-sums.ts';
import { wantedPeriod } from './wanted-period.ts';

/** The last line that each step has taken in. */
const upToStep: Record<Step, ResultLine> = {
  GROSS_PROFIT: 'COST_OF_SALES',
  OPERATING_RESULT: 'OPERATING_EXPENSE',
  RESULT_BEFORE_TAX: 'OTHER_RESULT',
  NET_RESULT: 'INCOME_TAX',
};

const inLines = (sums: readonly AccountSum[], lines: readonly string[]) =>
  total(sums.filter(({ line }) => lines.includes(line)));

export const getIncomeStatement = operation(contract.getIncomeStatement, async (tx, { companyId }, { query }) => {
  const { today, baseCurrency, period, comparedWith } = await wantedPeriod(tx, companyId, query);
  const sums = await accountSums(tx, companyId, comparedWith ? [period, comparedWith] : [period]);
  const [now = [], before] = sums.map((all) => all.filter(({ line }) => isResult(line)));
  const both = (lines: readonly string[]) => amounts(inLines(now, lines), before && inLines(before, lines));
  return {
    today,
    period,
    comparedWith: comparedWith ?? null,
    currency: baseCurrency,
    lines: RESULT_LINES.map((line) => ({ line, ...both([line]) })),
    steps: STEPS.map((step) => ({
      step,
      ...both(RESULT_LINES.slice(0, RESULT_LINES.indexOf(upToStep[step]) + 1)),
    })),
    rows: accountRows(now, before),
  };
});
