import type { Step } from './apply-movements.ts';
import { costText, moneyText, quantityText } from './figures.ts';
import { type BalanceState, BUCKETS, type Buckets, placeKey } from './movement.ts';

/** One row of the inventory log, all but its document. `in_qty` and `out_qty` count what is on hand. */
export function logRow({ movement, before, after, incoming }: Step) {
  const onHand = after.onHand - before.onHand;
  return {
    part_number: before.partNumber,
    location: before.location,
    seq: after.seq,
    movement: movement.movement,
    document_item: movement.item ?? null,
    lot_number: movement.lotNumber ?? null,
    reason: movement.reason ?? null,
    in_qty: quantityText(onHand > 0n ? onHand : 0n),
    in_cost: costText(incoming > 0n ? (movement.unitCost ?? 0n) : 0n),
    in_tax: costText(incoming > 0n ? (movement.unitTax ?? 0n) : 0n),
    out_qty: quantityText(onHand < 0n ? -onHand : 0n),
    out_cost: costText(incoming < 0n ? before.cost : 0n),
    out_tax: costText(incoming < 0n ? before.tax : 0n),
    old_on_hand: quantityText(before.onHand),
    new_on_hand: quantityText(after.onHand),
    old_in_qa: quantityText(before.inQa),
    new_in_qa: quantityText(after.inQa),
    old_in_sip: quantityText(before.inSip),
    new_in_sip: quantityText(after.inSip),
    old_in_sit: quantityText(before.inSit),
    new_in_sit: quantityText(after.inSit),
    old_in_wip: quantityText(before.inWip),
    new_in_wip: quantityText(after.inWip),
    old_in_to: quantityText(before.inTo),
    new_in_to: quantityText(after.inTo),
    old_cost: costText(before.cost),
    new_cost: costText(after.cost),
    old_avg_tax: costText(before.tax),
    new_avg_tax: costText(after.tax),
  };
}

/** Goods came on hand. */
export const bringsIn = ({ before, after }: Step) => after.onHand > before.onHand;

/** Goods on hand went. */
export const takesOut = ({ before, after }: Step) => after.onHand < before.onHand;

/** The reference that a balance shows for a document: its order, or else itself. */
export const referenceOf = ({ document, order }: Referring) => (order ?? document).join(' ').toUpperCase();

interface Referring {
  readonly document: readonly [kind: string, number: string];
  readonly order?: readonly [kind: string, number: string] | undefined;
}

/** The balances after the steps. `referTo` names the document behind a step. */
export function balanceRows(steps: readonly Step[], referTo: (step: Step) => string) {
  const byPlace = new Map<string, { first: BalanceState; last: Step; came: boolean; went: boolean }>();
  for (const step of steps) {
    const { before, after } = step;
    const known = byPlace.get(placeKey(after));
    byPlace.set(placeKey(after), {
      first: known?.first ?? before,
      last: step,
      came: (known?.came ?? false) || bringsIn(step),
      went: (known?.went ?? false) || takesOut(step),
    });
  }
  return [...byPlace.values()].map(({ first, last, came, went }) => ({
    ...balanceRow(last.after),
    old_seq: first.seq,
    came,
    went,
    ref_doc: referTo(last),
  }));
}

/** One balance, all but its times and references. */
export const balanceRow = (balance: BalanceState) => ({
  part_number: balance.partNumber,
  location: balance.location,
  part_from: balance.partFrom,
  seq: balance.seq,
  on_hand: quantityText(balance.onHand),
  in_qa: quantityText(balance.inQa),
  in_sip: quantityText(balance.inSip),
  in_sit: quantityText(balance.inSit),
  in_wip: quantityText(balance.inWip),
  in_to: quantityText(balance.inTo),
  avg_cost: costText(balance.cost),
  avg_tax: costText(balance.tax),
});

/** The change of a part's open orders: a receipt takes from *on order*, a shipment from *on demand*. */
export interface OpenQuantity {
  readonly partNumber: string;
  readonly onOrder?: bigint;
  readonly onDemand?: bigint;
}

/** The sums of one part: its quantities at all locations, its open orders, and its value in cents. */
export interface Totals extends Buckets {
  onOrder: bigint;
  onDemand: bigint;
  value: bigint;
}

export const zeroTotals = (): Totals => ({
  onHand: 0n,
  inQa: 0n,
  inSip: 0n,
  inSit: 0n,
  inWip: 0n,
  inTo: 0n,
  onOrder: 0n,
  onDemand: 0n,
  value: 0n,
});

export function addStep(totals: Totals, { before, after, valueChange }: Step) {
  for (const bucket of BUCKETS) totals[bucket] += after[bucket] - before[bucket];
  totals.value += valueChange;
}

export const totalRow = (partNumber: string, totals: Totals) => ({
  part_number: partNumber,
  on_hand: quantityText(totals.onHand),
  in_qa: quantityText(totals.inQa),
  in_sip: quantityText(totals.inSip),
  in_sit: quantityText(totals.inSit),
  in_wip: quantityText(totals.inWip),
  in_to: quantityText(totals.inTo),
  on_order: quantityText(totals.onOrder),
  on_demand: quantityText(totals.onDemand),
  value: moneyText(totals.value),
});

/** The changes of the totals of each part. */
export function totalRows(steps: readonly Step[], open: readonly OpenQuantity[]) {
  const changes = new Map<string, { totals: Totals; came: boolean; went: boolean }>();
  const changeOf = (part: string) => {
    const change = changes.get(part) ?? { totals: zeroTotals(), came: false, went: false };
    changes.set(part, change);
    return change;
  };
  for (const step of steps) {
    const change = changeOf(step.after.partNumber);
    addStep(change.totals, step);
    change.came ||= bringsIn(step);
    change.went ||= takesOut(step);
  }
  for (const { partNumber, onOrder = 0n, onDemand = 0n } of open) {
    const { totals } = changeOf(partNumber);
    totals.onOrder += onOrder;
    totals.onDemand += onDemand;
  }
  return [...changes].map(([partNumber, { totals, came, went }]) => ({ ...totalRow(partNumber, totals), came, went }));
}
