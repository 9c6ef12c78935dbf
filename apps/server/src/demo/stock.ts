import { costText, moneyText, quantityText, worth } from './amounts.ts';
import type { Head } from './posting-head.ts';
import type { Rows } from './rows.ts';

export interface Balance {
  part: string;
  location: string;
  onHand: bigint;
  qa: bigint;
  sip: bigint;
  sit: bigint;
  wip: bigint;
  to: bigint;
  cost: bigint;
  tax: bigint;
  seq: number;
  lastIn: string | null;
  lastOut: string | null;
  refDoc: string | null;
  onLoan: bigint;
  loanedTo: string | null;
}

/** What we hold at a location, and value at its average cost. */
export const held = ({ onHand, qa, sip, to }: Balance) => onHand + qa + sip + to;

const BUCKETS = ['onHand', 'qa', 'sip', 'sit', 'wip', 'to'] as const;

export class Stock {
  private readonly places = new Map<string, Map<string, Balance>>();

  at(part: string, location: string): Balance {
    let places = this.places.get(part);
    if (!places) {
      places = new Map();
      this.places.set(part, places);
    }
    let balance = places.get(location);
    if (!balance) {
      balance = {
        ...{ part, location, onHand: 0n, qa: 0n, sip: 0n, sit: 0n, wip: 0n, to: 0n, cost: 0n, tax: 0n, seq: 0 },
        ...{ lastIn: null, lastOut: null, refDoc: null, onLoan: 0n, loanedTo: null },
      };
      places.set(location, balance);
    }
    return balance;
  }

  of(part: string): Balance[] {
    return [...(this.places.get(part)?.values() ?? [])];
  }

  onHand(part: string) {
    return this.of(part).reduce((sum, balance) => sum + balance.onHand, 0n);
  }

  /** Locations to take a quantity from, the fullest last, so that remainders are used up. */
  take(part: string, amount: bigint): { location: string; amount: bigint }[] {
    const found: { location: string; amount: bigint }[] = [];
    let left = amount;
    const filled = this.of(part).filter(({ onHand }) => onHand > 0n);
    filled.sort((a, b) => (a.onHand < b.onHand ? -1 : a.onHand > b.onHand ? 1 : 0));
    for (const { location, onHand } of filled) {
      if (left === 0n) break;
      const taken = onHand < left ? onHand : left;
      found.push({ location, amount: taken });
      left -= taken;
    }
    if (left > 0n) throw new Error(`not enough of ${part}`);
    return found;
  }

  touched(line: Record<string, string | number | null>, { at, document, order }: Head) {
    const balance = this.at(String(line['part_number']), String(line['location']));
    if (line['in_qty'] !== '0') balance.lastIn = at;
    if (line['out_qty'] !== '0') balance.lastOut = at;
    balance.refDoc = (order ?? document).join(' ').toUpperCase();
  }

  /** An average of six decimals may be half a millionth off for every piece held: cents only for very large lots. */
  roundingBound(moves: number) {
    return BigInt(moves) * 100n;
  }

  write(rows: Rows, part: string, demand: bigint, onOrder: bigint) {
    const totals = { onHand: 0n, qa: 0n, sip: 0n, sit: 0n, wip: 0n, to: 0n };
    let value = 0n;
    let [lastIn, lastOut]: (string | null)[] = [null, null];
    for (const balance of this.of(part)) {
      for (const bucket of BUCKETS) totals[bucket] += balance[bucket];
      value += worth(held(balance), balance.cost);
      lastIn = later(lastIn, balance.lastIn);
      lastOut = later(lastOut, balance.lastOut);
      writeBalance(rows, balance);
    }
    rows.add('part_stock', {
      part_number: part,
      ...buckets(totals),
      on_demand: quantityText(demand),
      on_order: quantityText(onOrder),
      value: moneyText(value),
      last_in: lastIn ?? null,
      last_out: lastOut ?? null,
    });
  }

  forget(part: string) {
    this.places.delete(part);
  }
}

const later = (a: string | null | undefined, b: string | null) => ((a ?? '') > (b ?? '') ? (a ?? null) : b);

const buckets = (totals: Pick<Balance, (typeof BUCKETS)[number]>) => ({
  on_hand: quantityText(totals.onHand),
  in_qa: quantityText(totals.qa),
  in_sip: quantityText(totals.sip),
  in_sit: quantityText(totals.sit),
  in_wip: quantityText(totals.wip),
  in_to: quantityText(totals.to),
});

const writeBalance = (rows: Rows, balance: Balance) =>
  rows.add('inventory_balance', {
    part_number: balance.part,
    location: balance.location,
    ...buckets(balance),
    avg_cost: costText(balance.cost),
    avg_tax: costText(balance.tax),
    on_loan: quantityText(balance.onLoan),
    loaned_to: balance.loanedTo,
    last_in: balance.lastIn,
    last_out: balance.lastOut,
    ref_doc1: balance.refDoc,
    seq: balance.seq,
  });
