import * as contract from '@gemba/contract/accounting/statements/get-income-statement';
import {
  type AccountRow,
  isResult,
  RESULT_LINES,
  type ResultLine,
  STEPS,
  type Step,
} from '@gemba/contract/accounting/statements/statement';
import type { CallReply } from '@gemba/contract/kit/call';
import { operation } from '../../kit/http/operation.ts';
import { accountRows } from './account-rows.ts';
import { type AccountSum, accountSums, amounts, total } from './account-sums.ts';
import { wantedPeriod } from './wanted-period.ts';

type Income = CallReply<typeof contract.getIncomeStatement>;

/** The last line that each step has taken in. */
const upToStep: Record<Step, ResultLine> = {
  GROSS_PROFIT: 'COST_OF_SALES',
  OPERATING_RESULT: 'OPERATING_EXPENSE',
  RESULT_BEFORE_TAX: 'OTHER_RESULT',
  NET_RESULT: 'INCOME_TAX',
};

const inLines = (sums: readonly AccountSum[], lines: readonly string[]) =>
  total(sums.filter(({ line }) => lines.includes(line)));

/** The accounts of each line, and the step that is reached after it. */
const inOrder = (rows: readonly AccountRow[], steps: Income['steps']): contract.IncomeRow[] =>
  RESULT_LINES.flatMap((line) => [
    ...rows.filter((row) => row.line === line).map((row) => ({ ...row, line })),
    ...steps
      .filter(({ step }) => upToStep[step] === line)
      .map(({ step, ...both }) => ({ line: step, accountNumber: null, accountName: null, ...both })),
  ]);

export const getIncomeStatement = operation(contract.getIncomeStatement, async (tx, { companyId }, { query }) => {
  const { today, until, baseCurrency, period, comparedWith } = await wantedPeriod(tx, companyId, query);
  const sums = await accountSums(tx, companyId, comparedWith ? [period, comparedWith] : [period], until);
  const [now = [], before] = sums.map((all) => all.filter(({ line }) => isResult(line)));
  const both = (lines: readonly string[]) => amounts(inLines(now, lines), before && inLines(before, lines));
  const rows = accountRows(now, before);
  const steps = STEPS.map((step) => ({
    step,
    ...both(RESULT_LINES.slice(0, RESULT_LINES.indexOf(upToStep[step]) + 1)),
  }));
  return {
    today,
    period,
    comparedWith: comparedWith ?? null,
    currency: baseCurrency,
    lines: RESULT_LINES.map((line) => ({ line, ...both([line]) })),
    steps,
    rows,
    table: inOrder(rows, steps),
  };
});
