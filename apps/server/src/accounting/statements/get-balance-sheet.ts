import { monthsBefore } from '@gemba/contract/accounting/period-before';
import * as contract from '@gemba/contract/accounting/statements/get-balance-sheet';
import { isAssets, isResult, SECTIONS, type Section, sectionOf } from '@gemba/contract/accounting/statements/statement';
import { addDays } from '@gemba/contract/kit/dates';
import { fiscalYearOf } from '@gemba/contract/kit/periods';
import { operation } from '../../kit/http/operation.ts';
import { booksOf } from '../books.ts';
import { accountRows } from './account-rows.ts';
import { type AccountSum, accountSums, amounts, total, upTo } from './account-sums.ts';

/** The balances of one day. Results up to then belong to the equity, although no entry has moved them there. */
const balancesOf = (all: readonly AccountSum[], beforeThisYear: readonly AccountSum[]) => {
  const results = (sums: readonly AccountSum[]) => sums.filter(({ line }) => isResult(line));
  const accounts = all.filter(({ line }) => !isResult(line));
  const earlier = total(results(beforeThisYear));
  const result = total(results(all)) - earlier;
  const inSection = (section: Section) =>
    total(accounts.filter(({ line }) => !isResult(line) && sectionOf[line] === section)) +
    (section === 'EQUITY' ? earlier + result : 0n);
  return { accounts, earlier, result, inSection };
};

const sumOf = (sections: readonly Section[], { inSection }: ReturnType<typeof balancesOf>) =>
  sections.reduce((sum, section) => sum + inSection(section), 0n);

export const getBalanceSheet = operation(contract.getBalanceSheet, async (tx, { companyId }, { query }) => {
  const { today, since, until, baseCurrency, fiscalYearStartMonth } = await booksOf(tx, companyId, query.sharedOn);
  const { asOf = today, compare } = query;
  const comparedWith = compare && monthsBefore(asOf, compare === 'previousYear' ? 12 : 1);
  const yearStart = (day: string) => fiscalYearOf(day, fiscalYearStartMonth).from;
  const days = comparedWith === undefined ? [asOf] : [asOf, comparedWith];
  const sums = await accountSums(
    tx,
    companyId,
    days.flatMap((day) => [upTo(day), upTo(addDays(yearStart(day), -1))]),
    until,
  );
  const now = balancesOf(sums[0] ?? [], sums[1] ?? []);
  const before = comparedWith === undefined ? undefined : balancesOf(sums[2] ?? [], sums[3] ?? []);
  const both = (amount: (balances: ReturnType<typeof balancesOf>) => bigint) =>
    amounts(amount(now), before && amount(before));
  const unclosed = (line: 'RESULT' | 'EARLIER_RESULTS', field: 'result' | 'earlier') => ({
    line,
    accountNumber: null,
    accountName: null,
    ...both((balances) => balances[field]),
  });
  const earlierEnd = addDays(yearStart(asOf), -1);
  return {
    today,
    since,
    asOf,
    comparedWith: comparedWith ?? null,
    currency: baseCurrency,
    resultOf: { from: yearStart(asOf), to: asOf },
    earlierResultsOf: since <= earlierEnd ? { from: since, to: earlierEnd } : null,
    assets: both((balances) => sumOf(SECTIONS.filter(isAssets), balances)),
    liabilitiesAndEquity: both((balances) =>
      sumOf(
        SECTIONS.filter((section) => !isAssets(section)),
        balances,
      ),
    ),
    sections: SECTIONS.map((section) => ({ section, ...both((balances) => balances.inSection(section)) })),
    rows: [
      ...accountRows(now.accounts, before?.accounts),
      unclosed('EARLIER_RESULTS', 'earlier'),
      unclosed('RESULT', 'result'),
    ],
  };
});
