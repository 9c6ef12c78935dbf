import { type KnownLocations, locationRules, maximumRules, serialRules } from '../../inventory/posting-rules.ts';
import type { CallInput } from '../../kit/call.ts';
import { isZero } from '../../kit/fixed-point.ts';
import { sumQuantities } from '../../kit/quantity.ts';
import { broken, notExpected, type Violation, when } from '../../kit/rules.ts';
import { type PickableItemFacts, type Pick as Picked, partRules, stockRules } from '../picked-item-rules.ts';
import type { shipSalesOrder } from './ship-sales-order.ts';

type Body = CallInput<typeof shipSalesOrder>['body'];
type Item = Body['items'][number];

export type ShipmentFacts = {
  readonly today: string;
  /** When the order was made. */
  readonly orderDate: string;
  readonly items: readonly PickableItemFacts[];
};

/** A line of a request, its item and its field path. */
type AskedLine = {
  readonly asked: Item;
  readonly item: Pick<PickableItemFacts, 'part' | 'revision'>;
  readonly field: string;
};
type Line = AskedLine & { readonly item: PickableItemFacts };

/** Goods leave on a past day or today, and not before their order was made. */
export const shippedDateRules = (
  { shippedDate }: NonNullable<Body['header']>,
  { today, orderDate }: Omit<ShipmentFacts, 'items'>,
): Violation[] => {
  const field = 'header.shippedDate';
  if (shippedDate === undefined) return [];
  if (shippedDate > today) return [broken('SHIPPED_DATE_IN_FUTURE', field)];
  return when(shippedDate < orderDate, () => broken('SHIPPED_BEFORE_ORDER', field, { orderDate }));
};

export const shippedQuantity = ({ quantity = '0', locations = [] }: Item) =>
  sumQuantities([quantity, ...locations.map(({ newQtyShipped }) => newQtyShipped)]);

export const nothingToShipRules = (items: readonly Item[]): Violation[] =>
  when(
    items.every((asked) => isZero(shippedQuantity(asked))),
    () => broken('NO_ITEM_TO_SHIP', 'items'),
  );

export const shippedLineRules = (
  { asked, item: { part, revision }, field }: AskedLine,
  known?: KnownLocations,
): Violation[] => {
  const { quantity, locations = [] } = asked;
  if (!part)
    return [
      ...when(locations.length > 0, () => notExpected(`${field}.locations`)),
      ...when(isZero(quantity ?? '0'), () => broken('INVALID_QUANTITY', `${field}.quantity`)),
    ];
  return [
    ...partRules(part, revision, field),
    ...when(locations.length === 0, () => broken('LOCATION_REQUIRED', `${field}.locations`)),
    ...when(quantity !== undefined, () => notExpected(`${field}.quantity`)),
    ...locations.flatMap(({ location, newQtyShipped, serial }, index) => {
      const own = `${field}.locations.${index}`;
      return [
        ...locationRules(location, `${own}.location`, known),
        ...(isZero(newQtyShipped)
          ? [broken('INVALID_QUANTITY', `${own}.newQtyShipped`)]
          : serialRules(part, newQtyShipped, serial ? [serial] : [], `${own}.serial`)),
      ];
    }),
  ];
};

const picksOf = ({ asked: { locations = [] }, item, field }: Line): Picked[] =>
  locations.map(({ location, newQtyShipped }, index) => ({
    item,
    field,
    location,
    quantity: newQtyShipped,
    locationField: `${field}.locations.${index}.location`,
    quantityField: `${field}.locations.${index}.newQtyShipped`,
  }));

/** The rules of a shipment, whether its items are those of an order or of a proforma shipper. Unknown items are left out. */
export const shipmentRules = (
  { header = {}, items }: Pick<Body, 'header' | 'items'>,
  facts: ShipmentFacts,
): Violation[] => {
  const nothing = nothingToShipRules(items);
  if (nothing.length > 0) return nothing;
  const lines = items.flatMap((asked, index): Line[] => {
    const item = facts.items.find(({ itemNumber }) => itemNumber === asked.itemNumber);
    return item ? [{ asked, item, field: `items.${index}` }] : [];
  });
  return [
    ...lines.flatMap((line) => shippedLineRules(line)),
    ...maximumRules(
      lines.map(({ asked, item: { itemNumber, max, part }, field }) => ({
        itemNumber,
        max,
        field,
        isNa: part === null,
        quantity: shippedQuantity(asked),
      })),
      'SHIPPED_QTY_IS_OVER',
    ),
    ...stockRules(lines.flatMap(picksOf), 'SHIPPED_QTY_OVER_ON_HAND'),
    ...shippedDateRules(header, facts),
  ];
};

export const shipSalesOrderRules = ({ body }: { body: Body }, facts: ShipmentFacts) => shipmentRules(body, facts);
