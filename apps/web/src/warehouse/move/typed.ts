import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { CallInput } from '@gemba/contract/kit/call';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { moveStock } from '@gemba/contract/warehouse/transfers';
import { isZero } from '../../inventory/index.ts';
import { addDecimals, compareDecimals } from '../../kit/ui/decimal-input.ts';

/** One part that goes from one location to another. */
export type TypedMove = { part: string; from: string; to: string; quantity: string; serials: string[] };
export type Typed = { moves: TypedMove[]; reason: string };

export const newMove = (from = '', to = ''): TypedMove => ({ part: '', from, to, quantity: '0', serials: [] });
export const NOTHING_TYPED: Typed = { moves: [newMove()], reason: '' };

export const isTouched = ({ part, quantity }: TypedMove) => part !== '' || !isZero(quantity);

/** Lines that somebody has begun, each with its place on the screen. */
export const sentMoves = ({ moves }: Typed) => moves.flatMap((move, at) => (isTouched(move) ? [{ move, at }] : []));

type Body = CallInput<typeof moveStock>['body'];

export const bodyOf = (typed: Typed): Body => ({
  items: sentMoves(typed).map(({ move: { part, from, to, quantity, serials } }) => ({
    ...{ partNumber: asPartNumber(part), fromLocation: from.trim(), toLocation: to.trim(), quantity },
    ...(serials.length > 0 && { serials }),
  })),
  ...(typed.reason.trim() && { reason: typed.reason.trim() }),
});

const changed = (moves: readonly TypedMove[], at: number, change: Partial<TypedMove>) =>
  moves.map((move, here) => (here === at ? { ...move, ...change } : move));

/** A location was scanned: first where it lies, then, with a part in hand, where it goes. */
export const atLocation = (moves: readonly TypedMove[], at: number, location: string) => {
  const move = moves[at] ?? newMove();
  const goes = move.from !== '' && (move.part !== '' || move.to !== '');
  return { moves: changed(moves, at, goes ? { to: location } : { from: location }), goes };
};

/**
 * A part was scanned: one more of it, the part of this line, or another line from the same shelf. How many somebody keyed
 * before stays; of a traced part its serial numbers count.
 */
export const withPart = (moves: readonly TypedMove[], at: number, part: string, traced = false) => {
  const here = moves[at];
  const isIt = (move: TypedMove, index: number) =>
    asPartNumber(move.part) === part && (index === at || move.from === here?.from);
  const known = moves.findIndex(isIt);
  const more = (quantity: string) => (traced ? quantity : addDecimals(quantity, '1'));
  if (known >= 0) return { moves: changed(moves, known, { quantity: more(moves[known]?.quantity ?? '0') }), at: known };
  if (here && here.part === '') {
    const quantity = isZero(here.quantity) ? more('0') : here.quantity;
    return { moves: changed(moves, at, { part, quantity }), at };
  }
  const next = { ...newMove(here?.from, here?.to), part, quantity: more('0') };
  return { moves: [...moves, next], at: moves.length };
};

/** A piece of this line was scanned: one more, unless so many were keyed already. Nothing where it is named already. */
export const withSerial = (moves: readonly TypedMove[], at: number, serial: string): TypedMove[] | undefined => {
  const move = moves[at];
  const named = moves.flatMap(({ part, serials }) => (part === move?.part ? serials : []));
  if (!move || serialAmong(named, serial) !== undefined) return undefined;
  const serials = [...move.serials, serial];
  const counted = String(serials.length);
  return changed(moves, at, {
    ...{ serials, quantity: compareDecimals(move.quantity, counted) < 0 ? counted : move.quantity },
  });
};
