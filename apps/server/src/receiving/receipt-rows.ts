import { costText, type Movement, moneyText, quantityText, type SerialMove } from '../inventory/index.ts';
import type { ItemChange } from './purchase-orders.sql.ts';
import type { Costed, Numbered } from './receipt.ts';
import type { PutAwayRow, ReceiverItemRow } from './receiver-items.sql.ts';

/** Out of SIT where it was on the way or will not come, then into its locations, in part or wholly into QA. */
export function movementsOf({
  item,
  quantity,
  short,
  putAways,
  transit,
  unitCost,
  unitTax,
  itemNumber,
  lotNumber,
}: Costed): Movement[] {
  const { partNumber, partFrom } = item;
  if (partNumber === null) return [];
  const leave = (movement: 'ARRIVE' | 'SHORT', gone: bigint): Movement[] =>
    transit && gone > 0n ? [{ partNumber, location: transit.location, movement, inSit: -gone, item: itemNumber }] : [];
  return [
    ...leave('ARRIVE', quantity),
    ...leave('SHORT', short),
    ...putAways.map(
      ({ location, good, qa }): Movement => ({
        ...{ partNumber, location, movement: good > 0n ? 'RECEIVE' : 'TO_QA', onHand: good, inQa: qa },
        ...{ unitCost, unitTax, partFrom, item: itemNumber, lotNumber },
      }),
    ),
  ];
}

export const serialMoves = ({ item: { partNumber }, putAways, lotNumber }: Costed): SerialMove[] =>
  partNumber === null
    ? []
    : putAways.flatMap(({ location, serials }) =>
        serials.map((serial) => ({
          partNumber,
          serial,
          lotNumber,
          from: null,
          to: { place: 'STOCK' as const, location },
        })),
      );

export const itemRows = ({ receiverNumber, lines }: Numbered): ReceiverItemRow[] =>
  lines.map(({ item, quantity, short, qualified, unitCost, unitTax, amount, transit, ...line }) => ({
    ...{ receiver_number: receiverNumber, item_number: line.itemNumber, po_number: item.poNumber },
    ...{ order_item: item.itemNumber, part_number: item.partNumber, revision: item.revision },
    ...{
      quantity: quantityText(quantity),
      quantity_short: quantityText(short),
      ir_number: line.irNumber,
      ncr_number: line.ncrNumber,
    },
    ...{ qty_qualified: qualified === null ? null : quantityText(qualified), unit_cost: costText(unitCost) },
    ...{
      unit_tax: costText(unitTax),
      amount: moneyText(amount),
      lot_number: line.lotNumber,
      condition: line.condition,
    },
    pr_item: transit?.item ?? null,
  }));

export const putAwayRows = ({ receiverNumber, lines }: Numbered): PutAwayRow[] =>
  lines.flatMap(({ itemNumber, putAways }) =>
    putAways.map(({ location, good, qa, serials }) => ({
      ...{ receiver_number: receiverNumber, item_number: itemNumber, location, serials },
      ...{ quantity: quantityText(good), quantity_qa: quantityText(qa) },
    })),
  );

/** What came by a proforma receiver was sent before; what of it is short was not. */
export const orderChanges = ({ lines }: Pick<Numbered, 'lines'>): ItemChange[] =>
  lines.map(({ item: { poNumber, itemNumber }, quantity, short, transit }) => ({
    ...{ poNumber, itemNumber, received: quantityText(quantity) },
    shipped: quantityText(transit ? -short : quantity),
    inTransit: quantityText(transit ? -quantity - short : 0n),
  }));
