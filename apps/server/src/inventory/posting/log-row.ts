import type { Step } from './apply-movements.ts';
import { costText, quantityText } from './movement.ts';

/** One row of the inventory log, all but its document. In and out are those of what is on hand. */
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
