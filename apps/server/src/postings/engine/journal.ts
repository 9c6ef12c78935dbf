import { refuse } from '../../kit/refuse.ts';
import { type Step, valueOf } from './apply-movements.ts';
import { moneyText } from './figures.ts';
import { held } from './movement.ts';

/** The uses of accounts by postings of goods. The company sets up an account for each. */
export type AccountUse =
  | ('INVENTORY' | 'WIP' | 'GOODS_RECEIVED_NOT_INVOICED' | 'COST_OF_GOODS_SOLD' | 'PRODUCTION_VARIANCE')
  | ('STOCK_ADJUSTMENT' | 'VALUATION_ROUNDING' | 'EXPENSE' | 'OPENING' | 'LABOUR_APPLIED');

/** An amount in cents, debits positive. An NA line may name its account itself. */
export type Booking =
  | { readonly use: AccountUse; readonly amount: bigint }
  | { readonly account: string; readonly amount: bigint };

export interface JournalLine {
  readonly accountNumber: string;
  readonly debit: string;
  readonly credit: string;
}

/** An average has six decimals and may be half a millionth off for every held piece: whole cents only for large lots. */
const roundingBound = (steps: readonly Step[]) =>
  steps.reduce((sum, { after }) => sum + 2n + held(after) / 10n ** 8n, 2n);

/**
 * The lines of one entry. The inventory account moves by the change of the stock's value, the counter accounts by their own
 * exact amounts. Cents of difference go to the account for roundings; a larger difference is a bug of the caller.
 */
export function journalLines(
  accounts: ReadonlyMap<string, string>,
  steps: readonly Step[],
  bookings: readonly Booking[],
): JournalLine[] {
  const booked: Booking[] = [{ use: 'INVENTORY', amount: valueOf(steps) }, ...bookings];
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
