import {
  type Booking,
  type JournalLine,
  journalLines,
  logRow,
  type Movement,
  type Step,
  valueOf,
} from '../postings/index.ts';
import { ACCOUNT_OF_USE, type Account, accountOf } from './accounts.ts';
import type { Head } from './posting-head.ts';
import type { Rows } from './rows.ts';
import type { Stock } from './stock.ts';

/** Writes the log and the journal of every posting, with the rows that the product itself would write. */
export class Books {
  readonly stock: Stock;
  private readonly rows: Rows;
  entryNumber = 0;
  /** Sums of the bookings by account number, debits positive, in cents. */
  private readonly booked = new Map<string, bigint>();

  constructor(rows: Rows, stock: Stock) {
    this.rows = rows;
    this.stock = stock;
  }

  post(head: Head, work: (posting: Posting) => void) {
    const posting = new Posting(this.stock);
    work(posting);
    const { steps, bookings } = posting;
    this.stock.note(steps, head);
    for (const { account, amount } of bookings) this.booked.set(account, (this.booked.get(account) ?? 0n) + amount);
    const entry_number = this.writeEntry(head, journalLines(ACCOUNT_OF_USE, steps, bookings));
    const logged = { ...logHead(head), entry_number };
    for (const step of steps) this.rows.add('inventory_log', { ...logRow(step), ...logged });
  }

  /** The balance of an account across from the stock, debit positive, in cents. */
  balanceOf(account: Account) {
    return this.booked.get(accountOf(account)) ?? 0n;
  }

  private writeEntry(head: Head, lines: readonly JournalLine[]) {
    if (lines.length === 0) return null;
    this.entryNumber += 1;
    const entry_number = this.entryNumber;
    this.rows.add('journal_entry', {
      entry_number,
      entry_date: head.day,
      document_kind: head.document[0],
      document_number: head.document[1],
      memo: head.memo ?? null,
      posted_by: head.by,
      posted_at: head.at,
    });
    lines.forEach(({ accountNumber, debit, credit }, index) => {
      this.rows.add('journal_line', {
        entry_number,
        line_number: index + 1,
        account_number: accountNumber,
        debit,
        credit,
      });
    });
    return entry_number;
  }
}

const logHead = ({ at, by, document, order }: Head) => ({
  posted_at: at,
  posted_by: by,
  document_kind: document[0],
  document_number: document[1],
  order_kind: order?.[0] ?? null,
  order_number: order?.[1] ?? null,
});

export class Posting {
  readonly steps: Step[] = [];
  readonly bookings: Extract<Booking, { account: string }>[] = [];
  private readonly stock: Stock;

  constructor(stock: Stock) {
    this.stock = stock;
  }

  /** Debits are positive. */
  book(account: Account, amount: bigint) {
    this.bookings.push({ account: accountOf(account), amount });
  }

  /** Books what a rule of the product asks for. */
  bookAll(bookings: readonly Booking[]) {
    for (const booking of bookings)
      this.book(('use' in booking ? booking.use : booking.account) as Account, booking.amount);
  }

  /** Moves stock and returns the change of its value, in cents. */
  move(...movements: readonly Movement[]): bigint {
    return valueOf(this.moveAll(movements));
  }

  moveAll(movements: readonly Movement[]): Step[] {
    const steps = this.stock.move(movements);
    this.steps.push(...steps);
    return steps;
  }
}
