import { type KnownLocations, locationRules, runningSums, serialRules, sumRules } from '../inventory/posting-rules.ts';
import { asLocation } from '../inventory/posting-shapes.ts';
import { isZero } from '../kit/fixed-point.ts';
import { broken, type Violation, when } from '../kit/rules.ts';
import { type PickableItemFacts, partRules } from './picked-item-rules.ts';

/** A line of a request that takes goods of an item from locations. */
type TakingLine = {
  readonly itemNumber: number;
  readonly locations: readonly {
    readonly location: string;
    readonly quantity: string;
    readonly serials?: readonly string[] | undefined;
  }[];
};

/** The locations that goods are taken from, each with the sum of its item so far. A quantity of zero asks for none. */
export const takenPlaces = (items: readonly TakingLine[]) => {
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

export type TakenPlace = ReturnType<typeof takenPlaces>[number];

export const takenPlaceRules = (
  { field, location: typed, quantity, serials, sum, isRepeated }: TakenPlace,
  { itemNumber, part, revision, max }: Pick<PickableItemFacts, 'itemNumber' | 'part' | 'revision' | 'max'>,
  over: 'ISSUED_QTY_IS_OVER' | 'SHIPPED_QTY_IS_OVER',
  known?: KnownLocations,
): Violation[] => {
  const location = asLocation(typed);
  return [
    ...(part ? partRules(part, revision, field) : []),
    ...locationRules(typed, `${field}.location`, known),
    ...when(location !== '' && isRepeated, () => broken('DUPLICATE_LOCATION', `${field}.location`, { location })),
    ...(part ? serialRules(part, quantity, serials, `${field}.serials`) : []),
    ...sumRules({ itemNumber, sum, max }, over, `${field}.quantity`),
  ];
};
