import { type Account, accountOf } from './accounts.ts';
import { costText, larger, moneyText, movingAverage, quantityText, worth } from './amounts.ts';
import type { Head } from './posting-head.ts';
import type { Rows } from './rows.ts';
import { type Balance, held, type Stock } from './stock.ts';

/** How one balance changes. What is left out stays. */
export interface Change {
  movement: string;
  onHand?: bigint;
  qa?: bigint;
  sip?: bigint;
  sit?: bigint;
  wip?: bigint;
  to?: bigint;
  /** Of what comes in, in base currency. */
  cost?: bigint;
  tax?: bigint;
  item?: number;
  lot?: string | null | undefined;
  reason?: string;
}

/**
 * Stock log and journal, written together. The inventory account moves by the difference of the rounded values before
 * and after, never by a rounded quantity times cost: so it equals the sum of the balances to the cent at any time.
 */
export class Books {
  readonly stock: Stock;
  private readonly rows: Rows;
  entryNumber = 0;
  /** Balance of every account, debit positive, in cents. */
  readonly accounts = new Map<Account, bigint>();

  constructor(rows: Rows, stock: Stock) {
    this.rows = rows;
    this.stock = stock;
  }

  post(head: Head, work: (posting: Posting) => void) {
    const posting = new Posting(this.stock);
    work(posting);
    posting.settle(head);
    const entry = this.writeEntry(head, posting.amounts);
    for (const line of posting.log) this.rows.add('inventory_log', { ...line, ...logHead(head), entry_number: entry });
  }

  private writeEntry(head: Head, amounts: Map<Account, bigint>) {
    const lines = [...amounts].filter(([, amount]) => amount !== 0n);
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
    lines.forEach(([account, amount], at) => {
      this.accounts.set(account, (this.accounts.get(account) ?? 0n) + amount);
      const debit = amount > 0n;
      this.rows.add('journal_line', {
        entry_number,
        line_number: at + 1,
        account_number: accountOf(account),
        debit: debit ? moneyText(amount) : '0',
        credit: debit ? '0' : moneyText(-amount),
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
  readonly amounts = new Map<Account, bigint>();
  readonly log: Record<string, string | number | null>[] = [];
  private readonly stock: Stock;

  constructor(stock: Stock) {
    this.stock = stock;
  }

  /** Debits are positive. */
  book(account: Account, amount: bigint) {
    this.amounts.set(account, (this.amounts.get(account) ?? 0n) + amount);
  }

  /** Moves one balance and answers by how much its value changed. */
  move(part: string, location: string, change: Change): bigint {
    const balance = this.stock.at(part, location);
    const before = { ...balance };
    const { onHand = 0n, qa = 0n, sip = 0n, sit = 0n, wip = 0n, to = 0n, cost = 0n, tax = 0n } = change;
    const oldHeld = held(balance);
    balance.onHand += onHand;
    balance.qa += qa;
    balance.sip += sip;
    balance.sit += sit;
    balance.wip += wip;
    balance.to += to;
    balance.seq += 1;
    const incoming = held(balance) - oldHeld;
    if (incoming > 0n) {
      balance.cost = movingAverage(oldHeld, balance.cost, incoming, cost);
      balance.tax = movingAverage(oldHeld, balance.tax, incoming, tax);
    }
    if ([balance.onHand, balance.qa, balance.sip, balance.sit, balance.wip, balance.to].some((one) => one < 0n)) {
      throw new Error(`${part} at ${location} would go below zero by ${change.movement}`);
    }
    this.log.push(logLine(before, balance, change, incoming));
    const valueChange = worth(held(balance), balance.cost) - worth(oldHeld, before.cost);
    this.book('INVENTORY', valueChange);
    return valueChange;
  }

  /** What the roundings left over goes to an account of its own; more than roundings is a bug of the caller. */
  settle(head: Head) {
    for (const line of this.log) this.stock.touched(line, head);
    const rest = [...this.amounts.values()].reduce((sum, amount) => sum + amount, 0n);
    const most = larger(2n * BigInt(this.log.length), 0n) + this.stock.roundingBound(this.log.length);
    if (rest > most || -rest > most)
      throw new Error(`${head.document.join(' ')} is out of balance by ${moneyText(rest)}`);
    if (rest !== 0n) this.book('VALUATION_ROUNDING', -rest);
  }
}

function logLine(before: Balance, after: Balance, change: Change, incoming: bigint) {
  const onHand = after.onHand - before.onHand;
  return {
    part_number: before.part,
    location: before.location,
    seq: after.seq,
    movement: change.movement,
    document_item: change.item ?? null,
    lot_number: change.lot ?? null,
    reason: change.reason ?? null,
    in_qty: onHand > 0n ? quantityText(onHand) : '0',
    in_cost: incoming > 0n ? costText(change.cost ?? 0n) : '0',
    in_tax: incoming > 0n ? costText(change.tax ?? 0n) : '0',
    out_qty: onHand < 0n ? quantityText(-onHand) : '0',
    out_cost: incoming < 0n ? costText(before.cost) : '0',
    out_tax: incoming < 0n ? costText(before.tax) : '0',
    old_on_hand: quantityText(before.onHand),
    new_on_hand: quantityText(after.onHand),
    old_in_qa: quantityText(before.qa),
    new_in_qa: quantityText(after.qa),
    old_in_sip: quantityText(before.sip),
    new_in_sip: quantityText(after.sip),
    old_in_sit: quantityText(before.sit),
    new_in_sit: quantityText(after.sit),
    old_in_wip: quantityText(before.wip),
    new_in_wip: quantityText(after.wip),
    old_in_to: quantityText(before.to),
    new_in_to: quantityText(after.to),
    old_cost: costText(before.cost),
    new_cost: costText(after.cost),
    old_avg_tax: costText(before.tax),
    new_avg_tax: costText(after.tax),
  };
}
