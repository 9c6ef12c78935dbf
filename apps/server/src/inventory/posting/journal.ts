import { refuse } from '../../kit/refuse.ts';
import type { Step } from './apply-movements.ts';
import { held, moneyText } from './movement.ts';

/** What postings of goods use an account for; which account that is, the company says. */
export type AccountUse =
  | ('INVENTORY' | 'WIP' | 'GOODS_RECEIVED_NOT_INVOICED' | 'COST_OF_GOODS_SOLD' | 'PRODUCTION_VARIANCE')
  | ('STOCK_ADJUSTMENT' | 'VALUATION_ROUNDING' | 'EXPENSE' | 'OPENING');

/** An amount in cents, debits positive. An NA line may name its account itself. */
export type Booking =
  | { readonly use: AccountUse; readonly amount: bigint }
  | { readonly account: string; readonly amount: bigint };

export interface JournalLine {
  readonly accountNumber: string;
  readonly debit: string;
  readonly credit: string;
}

/** Six decimals of an average may be half a millionth off for every piece that is held: cents only for very large lots. */
const roundingBound = (steps: readonly Step[]) =>
  steps.reduce((sum, { after }) => sum + 2n + held(after) / 10n ** 8n, 2n);

/**
 * The lines of one entry. The inventory account moves by value after less value before of what was touched, the counter
 * accounts by their own exact amounts; the cents between go to the account for roundings, more is a bug of the caller.
 */
export function journalLines(
  accounts: ReadonlyMap<string, string>,
  steps: readonly Step[],
  bookings: readonly Booking[],
): JournalLine[] {
  const value = steps.reduce((sum, step) => sum + step.valueChange, 0n);
  const booked: Booking[] = [{ use: 'INVENTORY', amount: value }, ...bookings];
  const rest = booked.reduce((sum, { amount }) => sum + amount, 0n);
  const bound = roundingBound(steps);
  if (rest > bound || -rest > bound) throw new Error(`a posting is out of balance by ${moneyText(rest)}`);
  const amounts = new Map<string, bigint>();
  for (const booking of [...booked, { use: 'VALUATION_ROUNDING', amount: -rest } as const]) {
    if (booking.amount === 0n) continue;
    const account = 'account' in booking ? booking.account : accountOf(accounts, booking.use);
    amounts.set(account, (amounts.get(account) ?? 0n) + booking.amount);
  }
  return [...amounts]
    .filter(([, amount]) => amount !== 0n)
    .map(([accountNumber, amount]) => ({
      accountNumber,
      debit: moneyText(amount > 0n ? amount : 0n),
      credit: moneyText(amount < 0n ? -amount : 0n),
    }));
}

const accountOf = (accounts: ReadonlyMap<string, string>, use: AccountUse) =>
  accounts.get(use) ?? refuse('ACCOUNT_NOT_SET_UP', { use });
