import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { CallInput } from '@gemba/contract/kit/call';
import { compare, isZero, sumPlain } from '@gemba/contract/kit/fixed-point';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { moveStock } from '@gemba/contract/warehouse/move/move-stock';

/** One part that goes from one location to another. */
export type TypedMove = { part: string; from: string; to: string; quantity: string; serials: string[] };
export type Typed = { moves: TypedMove[]; reason: string };

export const newMove = (from = '', to = ''): TypedMove => ({ part: '', from, to, quantity: '0', serials: [] });

export const isTouched = ({ part, quantity }: TypedMove) => part !== '' || !isZero(quantity);

/** The lines with entered values, each with its index on the screen. */
export const sentMoves = ({ moves }: Typed) =>
  moves.flatMap((move, index) => (isTouched(move) ? [{ move, index }] : []));

type Body = CallInput<typeof moveStock>['body'];

export const bodyOf = (typed: Typed): Body => ({
  items: sentMoves(typed).map(({ move: { part, from, to, quantity, serials } }) => ({
    partNumber: asPartNumber(part),
    fromLocation: from.trim(),
    toLocation: to.trim(),
    quantity,
    ...(serials.length > 0 && { serials }),
  })),
  ...(typed.reason.trim() && { reason: typed.reason.trim() }),
});

const changed = (moves: readonly TypedMove[], index: number, change: Partial<TypedMove>) =>
  moves.map((move, here) => (here === index ? { ...move, ...change } : move));

/** Goods do not go where they come from: another location is suggested or chosen. */
export const comingFrom = (move: TypedMove, from: string) => ({ from, to: move.to === from ? '' : move.to });

/**
 * A location was scanned: first where it lies, then, with a part in hand, where it goes. Goods do not go where they come
 * from: that one again changes nothing.
 */
export const atLocation = (moves: readonly TypedMove[], index: number, location: string) => {
  const move = moves[index] ?? newMove();
  const goes = move.from !== '' && (move.part !== '' || move.to !== '');
  const means: 'isFrom' | 'to' | 'from' = move.from === location ? 'isFrom' : goes ? 'to' : 'from';
  const change = { isFrom: {}, to: { to: location }, from: comingFrom(move, location) }[means];
  return { moves: changed(moves, index, change), means };
};

type Scan = { by: string; traced: boolean };

/**
 * A part was scanned: one more of it or the content of a carton, the part of this line, or another line from the same shelf.
 * How many somebody keyed before stays; of a traced part its serial numbers count. `more`: how many of the part are
 * meant to go now that were not before.
 */
export const withPart = (moves: readonly TypedMove[], index: number, part: string, { by, traced }: Scan) => {
  const here = moves[index];
  const more = traced ? '0' : by;
  const known = moves.findIndex(
    (move, other) => asPartNumber(move.part) === part && (other === index || move.from === here?.from),
  );
  const line = moves[known];
  if (line) return { moves: changed(moves, known, { quantity: sumPlain([line.quantity, more]) }), index: known, more };
  if (here && here.part === '') {
    const quantity = isZero(here.quantity) ? more : here.quantity;
    return { moves: changed(moves, index, { part, quantity }), index, more: quantity };
  }
  const next = { ...newMove(here?.from, here?.to), part, quantity: more };
  return { moves: [...moves, next], index: moves.length, more };
};

/** A piece of this line was scanned: one more, unless so many were keyed already. Nothing where it is named already. */
export const withSerial = (moves: readonly TypedMove[], index: number, serial: string): TypedMove[] | undefined => {
  const move = moves[index];
  const named = moves.flatMap(({ part, serials }) => (part === move?.part ? serials : []));
  if (!move || serialAmong(named, serial) !== undefined) return undefined;
  const serials = [...move.serials, serial];
  const counted = String(serials.length);
  return changed(moves, index, {
    serials,
    quantity: compare(move.quantity, counted) < 0 ? counted : move.quantity,
  });
};
