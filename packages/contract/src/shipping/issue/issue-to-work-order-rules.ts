import type { CallInput } from '../../kit/call.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import { type PickableItemFacts, stockRules } from '../picked-item-rules.ts';
import { type TakenPlace, takenPlaceRules, takenPlaces } from '../taken-place-rules.ts';
import type { issueToWorkOrder } from './issue-to-work-order.ts';

type Items = CallInput<typeof issueToWorkOrder>['body']['items'];

export const nothingToIssueRules = (places: readonly TakenPlace[]): Violation[] =>
  when(places.length === 0, () => broken('NO_ISSUED_QUANTITY', 'items'));

/** Unknown components are left out. */
export const issueToWorkOrderRules = (
  { body: { items } }: { body: { items: Items } },
  { components }: { components: readonly PickableItemFacts[] },
): Violation[] => {
  const places = takenPlaces(items);
  const known = places.flatMap((place) => {
    const item = components.find(({ itemNumber }) => itemNumber === place.itemNumber);
    return item ? [{ place, item }] : [];
  });
  return [
    ...nothingToIssueRules(places),
    ...known.flatMap(({ place, item }) => takenPlaceRules(place, item, 'ISSUED_QTY_IS_OVER')),
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
