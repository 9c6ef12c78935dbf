import {
  type KnownLocations,
  locationRules,
  type Shelf,
  serialRules,
  stockLocationRules,
  type TracedPart,
  takenRules,
} from '../../inventory/posting-rules.ts';
import { asLocation } from '../../inventory/posting-shapes.ts';
import type { CallInput } from '../../kit/call.ts';
import { isZero } from '../../kit/fixed-point.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { moveStock } from './move-stock.ts';

type Items = CallInput<typeof moveStock>['body']['items'];

export type MoveFacts = {
  /** How a part is traced; undefined while it is not known. */
  readonly partNamed: (partNumber: string) => TracedPart | undefined;
  /** Where a part lies; undefined while it is not known. */
  readonly shelvesOf: (partNumber: string) => readonly Shelf[] | undefined;
};

export const nothingToMoveRules = (items: Items): Violation[] =>
  when(items.length === 0, () => broken('NO_ITEM_TO_MOVE', 'items'));

export const movedItemRules = (
  { fromLocation, toLocation, quantity, serials }: Items[number],
  field: string,
  part: TracedPart | undefined,
  known?: KnownLocations,
): Violation[] => {
  const location = asLocation(toLocation);
  return [
    ...locationRules(fromLocation, `${field}.fromLocation`, known),
    ...stockLocationRules(toLocation, `${field}.toLocation`, known),
    ...when(location !== '' && location === asLocation(fromLocation), () =>
      broken('SAME_LOCATION', `${field}.toLocation`, { location }),
    ),
    ...when(isZero(quantity), () => broken('INVALID_QUANTITY', `${field}.quantity`)),
    ...(part && !isZero(quantity) ? serialRules(part, quantity, serials, `${field}.serials`) : []),
  ];
};

export const moveStockRules = (
  { body: { items } }: CallInput<typeof moveStock>,
  { partNamed, shelvesOf }: MoveFacts,
): Violation[] => [
  ...nothingToMoveRules(items),
  ...items.flatMap((item, index) => movedItemRules(item, `items.${index}`, partNamed(item.partNumber))),
  ...takenRules(
    items.map(({ partNumber, fromLocation, quantity }, index) => ({
      partNumber,
      quantity,
      location: fromLocation,
      locationField: `items.${index}.fromLocation`,
      quantityField: `items.${index}.quantity`,
      shelves: shelvesOf(partNumber),
    })),
    'MOVED_QTY_OVER_ON_HAND',
  ),
];
