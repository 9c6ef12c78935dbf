import { compare, plain, text, units } from './fixed-point.ts';
import { QUANTITY_SCALE } from './quantity.ts';

/**
 * How a vendor packs a part: `quantity` pieces of its stock unit in one `unit`. Orders, stock and costs are kept in the stock
 * unit alone; a pack only says the same quantity in other words.
 */
export type Pack = { readonly unit: string; readonly quantity: string };

type Packed = { readonly poUnit: string | null; readonly poUnitQty: string | null };

/** The pack of an item; null for goods that are bought by their stock unit. */
export const packOf = ({ poUnit, poUnitQty }: Packed, uom: string | null | undefined): Pack | null =>
  poUnit && poUnitQty && uom && poUnit !== uom && compare(poUnitQty, '1') !== 0
    ? { unit: poUnit, quantity: plain(poUnitQty) }
    : null;

/** The whole packs in a quantity, and the pieces beside them. */
export const packsIn = (quantity: string, pack: Pack): { packs: string; rest: string } => {
  const [all, one] = [units(quantity, QUANTITY_SCALE), units(pack.quantity, QUANTITY_SCALE)];
  return { packs: String(all / one), rest: plain(text(all % one, QUANTITY_SCALE)) };
};
