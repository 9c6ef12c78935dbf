import type { AnnouncedItem } from '@gemba/contract/inventory/announced-items';
import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Pack } from '@gemba/contract/kit/packs';
import type { FieldPath } from '../../kit/form/use-form.ts';

/** An item of the order, as an announcement shows it. */
export type AnnounceableLine = {
  itemNumber: number;
  part: string;
  name: string;
  revision: string | null;
  /** Most that can be announced now. */
  max: string;
  unit: string;
  /** How the vendor packs it. */
  pack: Pack | null;
};

/** The entered quantity of each item, by its number. */
export type Quantities = Readonly<Record<number, string>>;

export const quantityOf = (quantities: Quantities, { itemNumber }: AnnounceableLine) => quantities[itemNumber] || '0';

/** The lines with a quantity, as they are sent. */
export const announcedItems = (lines: readonly AnnounceableLine[], quantities: Quantities): AnnouncedItem[] =>
  lines
    .map((line) => ({ itemNumber: line.itemNumber, quantity: quantityOf(quantities, line) }))
    .filter(({ quantity }) => !isZero(quantity));

/** The field on the screen of a field path in the request; undefined where it is about the whole form. */
export const announcedField = (field: string, items: readonly AnnouncedItem[]): FieldPath | undefined => {
  const [first, index] = field.split('.');
  if (first === 'header') return field;
  const item = first === 'items' && index !== undefined ? items[Number(index)] : undefined;
  return item && String(item.itemNumber);
};

/** The entered fields of a header: those left empty are not sent. */
export const filled = <Header extends Readonly<Record<string, string>>>(header: Header) =>
  Object.fromEntries(
    Object.entries(header).flatMap(([field, typed]) => (typed.trim() === '' ? [] : [[field, typed.trim()]])),
  ) as Partial<Record<keyof Header, string>>;
