import { compare, isZero, negate, sumPlain } from '@gemba/contract/kit/fixed-point';

/** So much of one line at one location; of what is packed, in which box; of what comes in several lots, of which one. */
export type Place = {
  location: string;
  quantity: string;
  serials: string[];
  box?: string;
  lot?: string;
  /** The qualified quantity of the lot whose first place this is. */
  qualified?: string;
};

export const newPlace = (location: string, quantity = '0'): Place => ({ location, quantity, serials: [] });

export const placedOf = (places: readonly Place[]) => sumPlain(places.map(({ quantity }) => quantity));

/** The part of the total without a place; below zero where more is placed than came. */
export const restOf = (places: readonly Place[], total: string) => sumPlain([total, negate(placedOf(places))]);

const least = (one: string, other: string) => (compare(one, other) < 0 ? one : other);

/** The places hold another total: the last one takes the difference, and those before it where it has not enough. */
export const spread = (places: readonly Place[], total: string): Place[] => {
  let difference = restOf(places, total);
  const spreadOut = places.toReversed().map((place) => {
    const change = difference.startsWith('-') ? negate(least(negate(difference), place.quantity)) : difference;
    difference = sumPlain([difference, negate(change)]);
    return isZero(change) ? place : { ...place, quantity: sumPlain([place.quantity, change]) };
  });
  return spreadOut.toReversed();
};

type Placed = { places: Place[]; index: number };

/** A line after its quantities were changed, or one of its places was removed: the first is then the one to scan into. */
export const withParts = <Line extends Placed>(
  line: Line,
  parts: readonly { quantity: string }[],
  removed: number | undefined,
): Line =>
  removed === undefined
    ? {
        ...line,
        places: line.places.map((place, index) => ({ ...place, quantity: parts[index]?.quantity ?? place.quantity })),
      }
    : { ...line, places: line.places.filter((_, index) => index !== removed), index: 0 };

/** A quantity after a change of its serial numbers: never less than they are, and without the piece of a removed one. */
export const quantityWithSerials = (quantity: string, before: readonly string[], after: readonly string[]) => {
  const pieces = String(after.length);
  if (after.length < before.length) return compare(String(before.length), quantity) === 0 ? pieces : quantity;
  return compare(pieces, quantity) > 0 ? pieces : quantity;
};

/** The places that name a location which an earlier place has for the same lot, by their index. */
export const repeatedAt = (places: readonly Pick<Place, 'location' | 'lot'>[]): number[] => {
  const named = places.map(({ location, lot = '' }) => JSON.stringify([location, lot.trim()]));
  return places.flatMap(({ location }, index) =>
    location !== '' && named.indexOf(named[index] ?? '') < index ? [index] : [],
  );
};
