import type { getBalanceSheet } from '@gemba/contract/accounting/statements/get-balance-sheet';
import type { getCashFlow } from '@gemba/contract/accounting/statements/get-cash-flow';
import type { getClosingStatement } from '@gemba/contract/accounting/statements/get-closing-statement';
import type { getIncomeStatement } from '@gemba/contract/accounting/statements/get-income-statement';
import type { getProfitAndLoss } from '@gemba/contract/accounting/statements/get-profit-and-loss';
import type { JournalRow } from '@gemba/contract/accounting/statements/list-journal';
import type { CallReply } from '@gemba/contract/kit/call';
import type { Browser } from '../../../testing/browser.ts';
import { everyRow } from '../../../testing/every-row.ts';

export type Query = Record<string, string>;
export const at = (name: string, query: Query) => `/accounting/${name}?${new URLSearchParams(query).toString()}`;

/** The five statements and the journal as a person reads them. */
export const statementsOf = (browser: Browser) => {
  const read = async <Reply>(name: string, query: Query) => {
    const answer = await browser.get<Reply>(at(name, query));
    if (!answer.success) throw new Error(`${name}: ${answer.msgCode}`);
    return answer.data;
  };
  return {
    balanceSheet: (query: Query) => read<CallReply<typeof getBalanceSheet>>('balanceSheet', query),
    profitAndLoss: (query: Query) => read<CallReply<typeof getProfitAndLoss>>('profitAndLoss', query),
    incomeStatement: (query: Query) => read<CallReply<typeof getIncomeStatement>>('incomeStatement', query),
    closingStatement: (query: Query) => read<CallReply<typeof getClosingStatement>>('closingStatement', query),
    cashFlow: (query: Query) => read<CallReply<typeof getCashFlow>>('cashFlow', query),
    journal: (query: Query, limit = 100) => everyRow<JournalRow>(browser, at('journal', query), limit),
  };
};
export type Statements = ReturnType<typeof statementsOf>;
