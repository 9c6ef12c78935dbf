import { compare, plain, subtract, sumPlain } from '@gemba/contract/kit/fixed-point';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import type { SuggestedPlace } from '@gemba/contract/warehouse/move/suggest-place';
import { type PartShelf } from '../../inventory/index.ts';
import type { Typed, TypedMove } from './typed.ts';

/** A location to move to, and why: where some of the part lies, that is the reason. */
export type Suggestion = { location: string; reason?: SuggestedPlace['reason'] };

/** A part, and the location that it leaves. */
export type Way = Pick<TypedMove, 'part' | 'from'>;

/** Other shelves of the part: those of the same warehouse first, then where most of it lies. */
export const otherShelves = (shelves: readonly PartShelf[] | undefined, from: string): PartShelf[] => {
  const warehouse = shelves?.find(({ location }) => location === from)?.warehouse;
  const isNear = (shelf: PartShelf) => shelf.warehouse === warehouse;
  return (shelves ?? [])
    .filter(({ location, purpose }) => location !== from && purpose === 'STOCK')
    .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)) || compare(other.onHand, one.onHand));
};

/** Nothing is suggested before it is known what goes from where. If the part lies nowhere else, the server suggests a place. */
export const suggestTo = (
  { part, from }: Way,
  shelves: readonly PartShelf[] | undefined,
  placeFor: (way: Way) => SuggestedPlace | undefined,
): Suggestion | undefined => {
  if (part === '' || from === '' || shelves === undefined) return undefined;
  const [first] = otherShelves(shelves, from);
  return first ? { location: first.location } : placeFor({ part, from });
};

/** A part that lies in one place comes from there, until somebody chooses another one. */
export const withOnlyShelf = (typed: Typed, shelvesOf: (part: string) => readonly PartShelf[] | undefined): Typed => ({
  ...typed,
  moves: typed.moves.map((move) => {
    const [only, ...others] = (move.from === '' && shelvesOf(move.part)) || [];
    return only && others.length === 0 ? { ...move, from: only.location } : move;
  }),
});

/** The moves as they are sent: the suggested location stands until somebody chooses another one. */
export const withSuggestions = (typed: Typed, suggestionOf: (move: TypedMove) => Suggestion | undefined): Typed => ({
  ...typed,
  moves: typed.moves.map((move) => (move.to === '' ? { ...move, to: suggestionOf(move)?.location ?? '' } : move)),
});

/** The stock of both locations after the move; undefined where it is not known or not enough. */
export const balancesAfter = ({ from, to, quantity }: TypedMove, shelves: readonly PartShelf[] | undefined) => {
  const onHandAt = (place: string) => shelves?.find(({ location }) => location === place)?.onHand;
  const here = onHandAt(from);
  if (here === undefined || compare(quantity, here) > 0 || to === '' || to === from) return undefined;
  return {
    stays: plain(subtract(here, quantity, QUANTITY_SCALE)),
    arrives: sumPlain([onHandAt(to) ?? '0', quantity]),
  };
};
