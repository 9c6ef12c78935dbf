import type { AccountRow } from '@gemba/contract/accounting/statements/statement';
import { type AccountSum, amountOf, amounts } from './account-sums.ts';

const byNumber = (sums: readonly AccountSum[]) => new Map(sums.map((sum) => [sum.accountNumber, sum]));

/** The accounts of either period in the order of their numbers. */
export const accountsIn = (...periods: readonly (readonly AccountSum[] | undefined)[]): AccountSum[] =>
  [...byNumber(periods.flatMap((sums) => sums ?? [])).values()].sort((one, other) =>
    one.accountNumber < other.accountNumber ? -1 : 1,
  );

/** A row for every account that shows something. */
export function accountRows(now: readonly AccountSum[], before: readonly AccountSum[] | undefined): AccountRow[] {
  const [amountsNow, amountsBefore] = [byNumber(now), before && byNumber(before)];
  const amountIn = (sums: ReadonlyMap<string, AccountSum>, accountNumber: string) => {
    const sum = sums.get(accountNumber);
    return sum ? amountOf(sum) : 0n;
  };
  return accountsIn(now, before).flatMap(({ accountNumber, accountName, line }) => {
    const amount = amountIn(amountsNow, accountNumber);
    const former = amountsBefore && amountIn(amountsBefore, accountNumber);
    return amount || former ? [{ line, accountNumber, accountName, ...amounts(amount, former) }] : [];
  });
}
