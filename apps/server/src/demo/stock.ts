import {
  addStep,
  applyMovements,
  type BalanceState,
  balanceRow,
  bringsIn,
  type Movement,
  type Place,
  placeKey,
  quantityText,
  referenceOf,
  type Step,
  type Totals,
  takesOut,
  totalRow,
  zeroTotals,
} from '../postings/index.ts';
import type { Head } from './posting-head.ts';
import type { Rows } from './rows.ts';

/** A balance, and the columns beside it that are no figures of a posting. */
interface Shelf {
  balance: BalanceState;
  lastIn: string | null;
  lastOut: string | null;
  reference: string | null;
  onLoan: bigint;
  loanedTo: string | null;
}

interface PartStock {
  shelves: Map<string, Shelf>;
  totals: Totals;
}

/** The stock in memory while the history is played. Only movements change it, by the rules of every other posting. */
/** The minimum and maximum of a part, kept beside its stock. */
export interface Limits {
  min_qty: number | string;
  max_qty: number | string;
}

export class Stock {
  private readonly parts = new Map<string, PartStock>();

  at(part: string, location: string): BalanceState {
    return this.shelf({ partNumber: part, location }).balance;
  }

  of(part: string): BalanceState[] {
    return Array.from(this.part(part).shelves.values(), ({ balance }) => balance);
  }

  onHand(part: string) {
    return this.part(part).totals.onHand;
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

  move(movements: readonly Movement[]): Step[] {
    const balances = new Map(movements.map((movement) => [placeKey(movement), this.shelf(movement).balance]));
    const steps = applyMovements(balances, movements);
    for (const step of steps) {
      this.shelf(step.after).balance = step.after;
      addStep(this.part(step.after.partNumber).totals, step);
    }
    return steps;
  }

  /** Notes when goods came and went, and by which document. */
  note(steps: readonly Step[], head: Head) {
    const reference = referenceOf(head);
    for (const step of steps) {
      const shelf = this.shelf(step.after);
      if (bringsIn(step)) shelf.lastIn = head.at;
      if (takesOut(step)) shelf.lastOut = head.at;
      shelf.reference = reference;
    }
  }

  lend(part: string, location: string, onLoan: bigint, loanedTo: string) {
    Object.assign(this.shelf({ partNumber: part, location }), { onLoan, loanedTo });
  }

  write(rows: Rows, part: string, open: { demand: bigint; onOrder: bigint }, limits: Limits) {
    const { shelves, totals } = this.part(part);
    let lastIn: string | null = null;
    let lastOut: string | null = null;
    for (const shelf of shelves.values()) {
      lastIn = later(lastIn, shelf.lastIn);
      lastOut = later(lastOut, shelf.lastOut);
      rows.add('inventory_balance', {
        ...balanceRow(shelf.balance),
        on_loan: quantityText(shelf.onLoan),
        loaned_to: shelf.loanedTo,
        last_in: shelf.lastIn,
        last_out: shelf.lastOut,
        ref_doc1: shelf.reference,
      });
    }
    rows.add('part_stock', {
      ...totalRow(part, { ...totals, onDemand: open.demand, onOrder: open.onOrder }),
      last_in: lastIn,
      last_out: lastOut,
      ...limits,
    });
  }

  forget(part: string) {
    this.parts.delete(part);
  }

  private part(partNumber: string): PartStock {
    let part = this.parts.get(partNumber);
    if (!part) {
      part = { shelves: new Map(), totals: zeroTotals() };
      this.parts.set(partNumber, part);
    }
    return part;
  }

  private shelf({ partNumber, location }: Place): Shelf {
    const { shelves } = this.part(partNumber);
    let shelf = shelves.get(location);
    if (!shelf) {
      const balance = emptyBalance(partNumber, location);
      shelf = { balance, lastIn: null, lastOut: null, reference: null, onLoan: 0n, loanedTo: null };
      shelves.set(location, shelf);
    }
    return shelf;
  }
}

const emptyBalance = (partNumber: string, location: string): BalanceState => ({
  partNumber,
  location,
  partFrom: 'OWN',
  onHand: 0n,
  inQa: 0n,
  inSip: 0n,
  inSit: 0n,
  inWip: 0n,
  inTo: 0n,
  cost: 0n,
  tax: 0n,
  seq: 0,
});

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b);
