import * as contract from '@gemba/contract/accounting/statements/list-journal';
import { growsByDebit, type StatementLine } from '@gemba/contract/accounting/statements/statement';
import { DateText } from '@gemba/contract/kit/dates';
import { negate, subtract } from '@gemba/contract/kit/fixed-point';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { moneyText } from '../../postings/index.ts';
import { booksOf } from '../books.ts';
import { withOrders } from '../documents/with-orders.ts';
import { accountSums, amountOf, brought, sumOf } from './account-sums.ts';

const Key = z.tuple([DateText, SequenceNumber, SequenceNumber]);
type Key = z.output<typeof Key>;

interface Account {
  accountNumber: string;
  accountName: string;
  line: StatementLine;
}

const selectAccounts = statement<{ companyId: number; accountNumber?: string; line?: string }, Account>(
  `select account_number, account_name, statement_line as line from account
    where company_id = :companyId and (:accountNumber::text is null or account_number = :accountNumber)
      and (:line::text is null or statement_line = :line)`,
);

interface Asked {
  companyId: number;
  accounts: readonly string[];
}

/** The days on which these accounts moved, newest first: only their entries are read. */
const selectDays = statement<Asked & { from: string; to: string }, { day: string }>(
  `select day from account_day
    where company_id = :companyId and account_number = any(:accounts::text[]) and day between :from::date and :to::date
    group by day order by day desc`,
);

type Row = Omit<contract.JournalRow, 'amount' | 'orderKind' | 'orderNumber'>;

type RowsAsked = Asked & {
  days: readonly string[];
  lastDay: string | null;
  lastEntry: number | null;
  lastLine: number | null;
  limit: number;
};

const selectRows = statement<RowsAsked, Row>(
  `select entry.entry_number, entry.entry_date, line.line_number, line.account_number, account_name, entry.document_kind,
          entry.document_number, entry.memo, line.debit, line.credit, display_name as posted_by
     from journal_entry entry
     join journal_line line on line.company_id = entry.company_id and line.entry_number = entry.entry_number
     join account on account.company_id = line.company_id and account.account_number = line.account_number
     join app_user on app_user.company_id = entry.company_id and app_user.user_id = entry.posted_by
    where entry.company_id = :companyId and entry.entry_date = any(:days::date[]) and line.account_number = any(:accounts::text[])
      and (:lastDay::date is null
           or (entry.entry_date, entry.entry_number, line.line_number) < (:lastDay, :lastEntry::bigint, :lastLine::integer))
    order by entry.entry_date desc, entry.entry_number desc, line.line_number desc limit :limit`,
);

/** A busy account fills a page with few days; of a quiet one, many more are read at once. */
const DAYS_FIRST = 4;
const DAYS_GROW = 8;

async function rowsOf(tx: Tx, asked: Asked, days: readonly string[], after: Key | undefined, limit: number) {
  const [lastDay, lastEntry, lastLine] = after ?? [null, null, null];
  const rows: Row[] = [];
  for (
    let start = 0, count = DAYS_FIRST;
    start < days.length && rows.length < limit;
    start += count, count *= DAYS_GROW
  ) {
    const some = days.slice(start, start + count);
    const rest = limit - rows.length;
    rows.push(...(await tx.all(selectRows({ ...asked, days: some, lastDay, lastEntry, lastLine, limit: rest }))));
  }
  return rows;
}

export const listJournal = operation(contract.listJournal, async (tx, { companyId }, { query }) => {
  const { accountNumber, line, from, to, as, cursor, limit } = query;
  if (from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const after = decodeCursor(cursor, Key);
  const { baseCurrency } = await booksOf(tx, companyId);
  const accounts = await tx.all(
    selectAccounts({ companyId, ...(accountNumber !== undefined && { accountNumber }), ...(line && { line }) }),
  );
  const lines = new Map(accounts.map((account) => [account.accountNumber, account.line]));
  const [sums = []] = await accountSums(tx, companyId, [{ from, to }]);
  const own = sums.filter((sum) => lines.has(sum.accountNumber));
  const asked = { companyId, accounts: [...lines.keys()] };
  const days = await tx.all(selectDays({ ...asked, from, to: after && after[0] < to ? after[0] : to }));
  const rows = await rowsOf(
    tx,
    asked,
    days.map(({ day }) => day),
    after,
    limit + 1,
  );
  const page = pageFrom(rows, limit, (row) => [row.entryDate, row.entryNumber, row.lineNumber]);
  const items = await withOrders(tx, companyId, page.items);
  return {
    items: items.map((row) => {
      const balance = subtract(row.debit, row.credit, 2);
      const grows = as !== 'cash' && growsByDebit(lines.get(row.accountNumber) ?? 'CASH');
      return { ...row, amount: grows ? balance : negate(balance) };
    }),
    nextCursor: page.nextCursor,
    period: { from, to },
    currency: baseCurrency,
    accountName: (accountNumber !== undefined && accounts[0]?.accountName) || null,
    debit: moneyText(sumOf(own, ({ debit }) => debit)),
    credit: moneyText(sumOf(own, ({ credit }) => credit)),
    amount: moneyText(sumOf(own, as === 'cash' ? brought : amountOf)),
  };
});
