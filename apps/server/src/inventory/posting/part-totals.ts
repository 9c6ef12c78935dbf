import type { Step } from './apply-movements.ts';
import { BUCKETS, type Buckets, moneyText, quantityText } from './movement.ts';

/** By how much the open orders of a part change: what a receipt takes from *on order*, a shipment from *on demand*. */
export interface OpenQuantity {
  readonly partNumber: string;
  readonly onOrder?: bigint;
  readonly onDemand?: bigint;
}

interface Total extends Buckets {
  onOrder: bigint;
  onDemand: bigint;
  value: bigint;
  came: boolean;
  went: boolean;
}

const nothing = (): Total => ({
  ...{ onHand: 0n, inQa: 0n, inSip: 0n, inSit: 0n, inWip: 0n, inTo: 0n, onOrder: 0n, onDemand: 0n, value: 0n },
  ...{ came: false, went: false },
});

/** What a posting changes in the totals of each part. */
export function totalRows(steps: readonly Step[], open: readonly OpenQuantity[]) {
  const totals = new Map<string, Total>();
  const of = (part: string) => {
    const total = totals.get(part) ?? nothing();
    totals.set(part, total);
    return total;
  };
  for (const { before, after, valueChange } of steps) {
    const total = of(after.partNumber);
    for (const bucket of BUCKETS) total[bucket] += after[bucket] - before[bucket];
    total.value += valueChange;
    total.came ||= after.onHand > before.onHand;
    total.went ||= after.onHand < before.onHand;
  }
  for (const { partNumber, onOrder = 0n, onDemand = 0n } of open) {
    const total = of(partNumber);
    total.onOrder += onOrder;
    total.onDemand += onDemand;
  }
  return [...totals].map(([part_number, total]) => ({
    part_number,
    on_hand: quantityText(total.onHand),
    in_qa: quantityText(total.inQa),
    in_sip: quantityText(total.inSip),
    in_sit: quantityText(total.inSit),
    in_wip: quantityText(total.inWip),
    in_to: quantityText(total.inTo),
    on_order: quantityText(total.onOrder),
    on_demand: quantityText(total.onDemand),
    value: moneyText(total.value),
    came: total.came,
    went: total.went,
  }));
}
