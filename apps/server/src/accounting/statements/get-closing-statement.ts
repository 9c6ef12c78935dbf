import * as contract from '@gemba/contract/accounting/statements/get-closing-statement';
import { isResult } from '@gemba/contract/accounting/statements/statement';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { fiscalYearOf, type Period } from '@gemba/contract/kit/periods';
import { operation } from '../../kit/http/operation.ts';
import { moneyText } from '../../postings/index.ts';
import { booksOf } from '../books.ts';
import { accountsIn } from './account-rows.ts';
import { type AccountSum, accountSums, upTo } from './account-sums.ts';

const monthOf = (day: string, later = 0): Period => {
  const from = firstOfMonth(day, later);
  return { from, to: addDays(firstOfMonth(from, 1), -1) };
};

interface Figures {
  opening: bigint;
  debit: bigint;
  credit: bigint;
}

/** Three sums of one month: up to the fiscal year, from there to the month, and the month. */
const closingOf = ([earlier = [], inYear = [], inMonth = []]: readonly AccountSum[][]) => {
  const balance = (sums: readonly AccountSum[], accountNumber: string) => {
    const sum = sums.find((one) => one.accountNumber === accountNumber);
    return sum ? sum.debit - sum.credit : 0n;
  };
  const figuresOf = ({ accountNumber, line }: Pick<AccountSum, 'accountNumber' | 'line'>): Figures => {
    const moved = inMonth.find((sum) => sum.accountNumber === accountNumber);
    return {
      opening: balance(inYear, accountNumber) + (isResult(line) ? 0n : balance(earlier, accountNumber)),
      debit: moved?.debit ?? 0n,
      credit: moved?.credit ?? 0n,
    };
  };
  const earlierResults: Figures = {
    opening: earlier.reduce((sum, { line, debit, credit }) => (isResult(line) ? sum + debit - credit : sum), 0n),
    debit: 0n,
    credit: 0n,
  };
  return { accounts: accountsIn(earlier, inYear, inMonth), figuresOf, earlierResults };
};

const closing = ({ opening, debit, credit }: Figures) => opening + debit - credit;

const written = (figures: Figures, before: Figures | undefined) => ({
  ...writtenTotal(figures),
  before: before ? moneyText(closing(before)) : null,
});

const writtenTotal = (figures: Figures) => ({
  opening: moneyText(figures.opening),
  debit: moneyText(figures.debit),
  credit: moneyText(figures.credit),
  closing: moneyText(closing(figures)),
});

const isSomething = ({ opening, debit, credit }: Figures) => opening !== 0n || debit !== 0n || credit !== 0n;

export const getClosingStatement = operation(contract.getClosingStatement, async (tx, { companyId }, { query }) => {
  const { today, since, until, baseCurrency, fiscalYearStartMonth } = await booksOf(tx, companyId, query.sharedOn);
  const { asOf = monthOf(today, -1).to, compare } = query;
  const period = monthOf(asOf);
  const comparedWith = compare && monthOf(asOf, compare === 'previousYear' ? -12 : -1);
  const partsOf = ({ from, to }: Period) => {
    const yearStart = fiscalYearOf(from, fiscalYearStartMonth).from;
    return [upTo(addDays(yearStart, -1)), { from: yearStart, to: addDays(from, -1) }, { from, to }];
  };
  const ranges = [...partsOf(period), ...(comparedWith ? partsOf(comparedWith) : [])];
  const sums = await accountSums(tx, companyId, ranges, until);
  const now = closingOf(sums.slice(0, 3));
  const before = comparedWith && closingOf(sums.slice(3));
  const rows = accountsIn(now.accounts, before?.accounts).flatMap((account) => {
    const { accountNumber, accountName, line } = account;
    const [figures, former] = [now.figuresOf(account), before?.figuresOf(account)];
    return isSomething(figures) || (former && isSomething(former))
      ? [{ line, accountNumber, accountName, ...written(figures, former) }]
      : [];
  });
  const all = [...now.accounts.map(now.figuresOf), now.earlierResults];
  const sum = (field: keyof Figures) => all.reduce((result, figures) => result + figures[field], 0n);
  const earlierEnd = addDays(fiscalYearOf(period.from, fiscalYearStartMonth).from, -1);
  return {
    today,
    period,
    comparedWith: comparedWith ?? null,
    currency: baseCurrency,
    earlierResultsOf: since <= earlierEnd ? { from: since, to: earlierEnd } : null,
    total: writtenTotal({ opening: sum('opening'), debit: sum('debit'), credit: sum('credit') }),
    rows: [
      ...rows,
      {
        line: 'EARLIER_RESULTS' as const,
        accountNumber: null,
        accountName: null,
        ...written(now.earlierResults, before?.earlierResults),
      },
    ],
  };
});
