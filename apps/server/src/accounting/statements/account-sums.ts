import { growsByDebit, type StatementLine } from '@gemba/contract/accounting/statements/statement';
import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { moneyText } from '../../postings/index.ts';

export interface AccountSum {
  accountNumber: string;
  accountName: string;
  line: StatementLine;
  /** In cents. */
  debit: bigint;
  credit: bigint;
}

interface Row {
  range: number;
  accountNumber: string;
  accountName: string;
  line: StatementLine;
  debit: string;
  credit: string;
}

interface Asked {
  companyId: number;
  froms: readonly string[];
  tos: readonly string[];
  until: string | null;
}

const selectSums = statement<Asked, Row>(
  `select range.nth::integer as range, account.account_number, account_name, statement_line as line,
          (moved.debit * 100)::bigint::text as debit, (moved.credit * 100)::bigint::text as credit
     from unnest(:froms::date[], :tos::date[]) with ordinality as range (from_day, to_day, nth)
    cross join lateral (
      select account_number, sum(debit) as debit, sum(credit) as credit from account_day
       where company_id = :companyId and day between range.from_day and least(range.to_day, :until::date) group by account_number) moved
     join account on account.company_id = :companyId and account.account_number = moved.account_number
    order by range.nth, account.account_number`,
  { neverNull: ['range'] },
);

/** The first day that PostgreSQL and the contract can both name. */
const EVER = '0001-01-01';

export const upTo = (to: string): Period => ({ from: EVER, to });

/** Debits and credits by account in each of these ranges of days, in one round trip. None after `until` is counted. */
export async function accountSums(
  tx: Tx,
  companyId: number,
  ranges: readonly Period[],
  until: string | null = null,
): Promise<AccountSum[][]> {
  const rows = await tx.all(
    selectSums({ companyId, froms: ranges.map(({ from }) => from), tos: ranges.map(({ to }) => to), until }),
  );
  const sums: AccountSum[][] = ranges.map(() => []);
  for (const { range, debit, credit, ...account } of rows)
    sums[range - 1]?.push({ ...account, debit: BigInt(debit), credit: BigInt(credit) });
  return sums;
}

/** Debits less credits of an asset, credits less debits of every other account. */
export const amountOf = ({ line, debit, credit }: Pick<AccountSum, 'line' | 'debit' | 'credit'>) =>
  growsByDebit(line) ? debit - credit : credit - debit;

/** The cash that the change of an account has brought: a credit brings some, a debit takes some. */
export const brought = ({ debit, credit }: AccountSum) => credit - debit;

export const sumOf = (sums: readonly AccountSum[], amount: (sum: AccountSum) => bigint) =>
  sums.reduce((result, sum) => result + amount(sum), 0n);

export const total = (sums: readonly AccountSum[]) => sumOf(sums, amountOf);

/** An amount beside the one that it is compared with. */
export const amounts = (now: bigint, before: bigint | undefined) => ({
  amount: moneyText(now),
  before: before === undefined ? null : moneyText(before),
});
