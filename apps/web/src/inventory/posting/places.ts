import { compare } from '@gemba/contract/kit/fixed-point';
import { addDecimals, compareDecimals, negated } from '../../kit/ui/decimal-input.ts';

/** So much of one line at one location; of what is packed, in which box. */
export type Place = { location: string; quantity: string; serials: string[]; box?: string };

export const newPlace = (location: string, quantity = '0'): Place => ({ location, quantity, serials: [] });

export const isZero = (quantity: string) => compare(quantity, '0') === 0;

/** `'2.5000'` as people write it: `'2.5'`. */
export const tidy = (quantity: string) => addDecimals(quantity, '0');

export const sumOf = (quantities: readonly string[]) =>
  quantities.reduce((sum, quantity) => addDecimals(sum, quantity), '0');

export const placedOf = (places: readonly Place[]) => sumOf(places.map(({ quantity }) => quantity));

/** What of the total has no place yet; below zero where more is placed than there is. */
export const restOf = (places: readonly Place[], total: string) => addDecimals(total, negated(placedOf(places)));

const least = (one: string, other: string) => (compareDecimals(one, other) < 0 ? one : other);

/** The places hold another total: the last one takes the difference, and those before it where it has not enough. */
export const spread = (places: readonly Place[], total: string): Place[] => {
  let difference = restOf(places, total);
  const spreadOut = places.toReversed().map((place) => {
    const change = difference.startsWith('-') ? negated(least(negated(difference), place.quantity)) : difference;
    difference = addDecimals(difference, negated(change));
    return isZero(change) ? place : { ...place, quantity: addDecimals(place.quantity, change) };
  });
  return spreadOut.toReversed();
};

/** So many more at a location: where it is named already, else in the first place without one, else in a new one. */
export const counted = (places: readonly Place[], location: string, by: string): Place[] => {
  const named = places.findIndex((place) => place.location === location);
  const at = named >= 0 ? named : places.findIndex((place) => place.location === '');
  if (at < 0) return [...places, newPlace(location, by)];
  return places.map((place, here) =>
    here === at ? { ...place, location, quantity: addDecimals(place.quantity, by) } : place,
  );
};

/** Which of the places name a location that an earlier one has. */
export const repeatedAt = (places: readonly Pick<Place, 'location'>[]): number[] =>
  places.flatMap(({ location }, at) =>
    location !== '' && places.findIndex((other) => other.location === location) < at ? [at] : [],
  );
