import type { CallInput } from '@gemba/contract/kit/call';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { moveStock } from '@gemba/contract/warehouse/transfers';
import { isZero } from '../../inventory/index.ts';
import { addDecimals } from '../../kit/ui/decimal-input.ts';

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

/** A part was scanned: one more of it, the part of this line, or another line from the same shelf. */
export const withPart = (moves: readonly TypedMove[], at: number, part: string) => {
  const known = moves.findIndex((move, here) => move.part === part && (here === at || move.from === moves[at]?.from));
  if (known >= 0) {
    const quantity = addDecimals(moves[known]?.quantity ?? '0', '1');
    return { moves: changed(moves, known, { quantity }), at: known };
  }
  const here = moves[at];
  if (here && here.part === '') return { moves: changed(moves, at, { part, quantity: '1' }), at };
  const next = { ...newMove(here?.from, here?.to), part, quantity: '1' };
  return { moves: [...moves, next], at: moves.length };
};
