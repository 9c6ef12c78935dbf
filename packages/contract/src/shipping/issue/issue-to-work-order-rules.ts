import {
  type KnownLocations,
  locationRules,
  runningSums,
  serialRules,
  sumRules,
} from '../../inventory/posting-rules.ts';
import { asLocation } from '../../inventory/posting-shapes.ts';
import type { CallInput } from '../../kit/call.ts';
import { isZero } from '../../kit/fixed-point.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import { type PickableItemFacts, partRules, stockRules } from '../picked-item-rules.ts';
import type { issueToWorkOrder } from './issue-to-work-order.ts';

type Items = CallInput<typeof issueToWorkOrder>['body']['items'];

/** The locations that components are taken from, each with the sum of its component so far. A quantity of zero asks for none. */
export const issuedPlaces = (items: Items) => {
  const places = items.flatMap(({ itemNumber, locations }, itemIndex) =>
    locations.flatMap((place, index) =>
      isZero(place.quantity)
        ? []
        : [{ ...place, itemNumber, line: `items.${itemIndex}`, field: `items.${itemIndex}.locations.${index}` }],
    ),
  );
  const named = new Set<string>();
  return runningSums(places, ({ itemNumber }) => itemNumber).map((place) => {
    const key = `${place.itemNumber} ${asLocation(place.location)}`;
    const isRepeated = named.has(key);
    named.add(key);
    return { ...place, isRepeated };
  });
};

export type IssuedPlace = ReturnType<typeof issuedPlaces>[number];

export const nothingToIssueRules = (places: readonly IssuedPlace[]): Violation[] =>
  when(places.length === 0, () => broken('NO_ISSUED_QUANTITY', 'items'));

export const issuedPlaceRules = (
  { field, location: typed, quantity, serials, sum, isRepeated }: IssuedPlace,
  { itemNumber, part, revision, max }: Pick<PickableItemFacts, 'itemNumber' | 'part' | 'revision' | 'max'>,
  known?: KnownLocations,
): Violation[] => {
  const location = asLocation(typed);
  return [
    ...(part ? partRules(part, revision, field) : []),
    ...locationRules(typed, `${field}.location`, known),
    ...when(location !== '' && isRepeated, () => broken('DUPLICATE_LOCATION', `${field}.location`, { location })),
    ...(part ? serialRules(part, quantity, serials, `${field}.serials`) : []),
    ...sumRules({ itemNumber, sum, max }, 'ISSUED_QTY_IS_OVER', `${field}.quantity`),
  ];
};

/** Unknown components are left out. */
export const issueToWorkOrderRules = (
  { body: { items } }: { body: { items: Items } },
  { components }: { components: readonly PickableItemFacts[] },
): Violation[] => {
  const places = issuedPlaces(items);
  const known = places.flatMap((place) => {
    const item = components.find(({ itemNumber }) => itemNumber === place.itemNumber);
    return item ? [{ place, item }] : [];
  });
  return [
    ...nothingToIssueRules(places),
    ...known.flatMap(({ place, item }) => issuedPlaceRules(place, item)),
    ...stockRules(
      known.map(({ place: { line, field, location, quantity }, item }) => ({
        item,
        location,
        quantity,
        field: line,
        locationField: `${field}.location`,
        quantityField: `${field}.quantity`,
      })),
      'ISSUED_QTY_OVER_ON_HAND',
    ),
  ];
};
