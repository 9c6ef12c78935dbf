import * as contract from '@gemba/contract/accounting/statements/get-cash-flow';
import { ACTIVITIES, type Activity, activityOf } from '@gemba/contract/accounting/statements/statement';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import type { Period } from '@gemba/contract/kit/periods';
import { operation } from '../../kit/http/operation.ts';
import { moneyText } from '../../postings/index.ts';
import { booksOf } from '../books.ts';
import { accountsIn } from './account-rows.ts';
import { type AccountSum, accountSums, amounts, brought, sumOf, upTo } from './account-sums.ts';
import { monthsUpTo } from './months-up-to.ts';

const isCash = ({ line }: AccountSum) => line === 'CASH';
const isOf = (activity: Activity) => (sum: AccountSum) => sum.line !== 'CASH' && activityOf(sum.line) === activity;

const flowOf = (sums: readonly AccountSum[]) => {
  const cash = sums.filter(isCash);
  const by = (activity: Activity) => sumOf(sums.filter(isOf(activity)), brought);
  return {
    cashIn: sumOf(cash, ({ debit }) => debit),
    cashOut: sumOf(cash, ({ credit }) => credit),
    net: -sumOf(cash, brought),
    operating: by('OPERATING'),
    investing: by('INVESTING'),
    financing: by('FINANCING'),
  };
};
type Flow = ReturnType<typeof flowOf>;

const written = ({ cashIn, cashOut, net, operating, investing, financing }: Flow) => ({
  cashIn: moneyText(cashIn),
  cashOut: moneyText(cashOut),
  net: moneyText(net),
  operating: moneyText(operating),
  investing: moneyText(investing),
  financing: moneyText(financing),
});

const cashOf = (sums: readonly AccountSum[] | undefined) => -sumOf((sums ?? []).filter(isCash), brought);

/** All sums of an account in several months as one. */
const merged = (months: readonly AccountSum[][]): AccountSum[] =>
  accountsIn(...months).map((account) => {
    const own = months.flat().filter(({ accountNumber }) => accountNumber === account.accountNumber);
    return { ...account, debit: sumOf(own, ({ debit }) => debit), credit: sumOf(own, ({ credit }) => credit) };
  });

const activitiesOf = (now: readonly AccountSum[], before: readonly AccountSum[] | undefined) =>
  ACTIVITIES.map((activity) => {
    const own = isOf(activity);
    const find = (sums: readonly AccountSum[], number: string) =>
      sumOf(
        sums.filter(({ accountNumber }) => accountNumber === number),
        brought,
      );
    const accounts = accountsIn(now, before).filter(own);
    const both = (amount: (sums: readonly AccountSum[]) => bigint) => amounts(amount(now), before && amount(before));
    return {
      activity,
      ...both((sums) => sumOf(sums.filter(own), brought)),
      accounts: accounts.map(({ accountNumber, accountName, line }) => ({
        line,
        accountNumber,
        accountName,
        ...both((sums) => find(sums, accountNumber)),
      })),
    };
  });

export const getCashFlow = operation(contract.getCashFlow, async (tx, { companyId }, { query }) => {
  const { today, until, baseCurrency } = await booksOf(tx, companyId, query.sharedOn);
  const { asOf = today, compare } = query;
  const months = monthsUpTo(asOf);
  const first = firstOfMonth(asOf, -11);
  const period: Period = { from: first, to: addDays(firstOfMonth(asOf, 1), -1) };
  const earlier = compare ? monthsUpTo(firstOfMonth(asOf, -12)) : [];
  const comparedWith = compare ? { from: firstOfMonth(first, -12), to: addDays(first, -1) } : null;
  const ranges = [upTo(addDays(first, -1)), ...months, ...earlier];
  const [untilThen, ...sums] = await accountSums(tx, companyId, ranges, until);
  const [now, before] = [sums.slice(0, 12), compare && sums.slice(12)];
  const [all, allBefore] = [merged(now), before && merged(before)];
  const opening = cashOf(untilThen);
  let cash = opening;
  return {
    today,
    period,
    comparedWith,
    currency: baseCurrency,
    opening: moneyText(opening),
    closing: moneyText(opening + cashOf(all)),
    total: { ...written(flowOf(all)), before: allBefore ? moneyText(cashOf(allBefore)) : null },
    months: months.map(({ from }, index) => {
      const flow = flowOf(now[index] ?? []);
      cash += flow.net;
      const former = before && cashOf(before[index]);
      return {
        month: from,
        ...written(flow),
        closing: moneyText(cash),
        before: former === undefined ? null : moneyText(former),
      };
    }),
    activities: activitiesOf(all, allBefore),
  };
});
