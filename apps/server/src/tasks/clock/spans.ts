import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { quantityText } from '../../postings/index.ts';

/** Milliseconds since 1970: what a device can tell. The database keeps microseconds, so every moment is cut to this first. */
export type Moment = number;

export interface Span {
  readonly from: Moment;
  readonly to: Moment;
}

export const momentOf = (instant: string): Moment => Date.parse(instant);
export const instantOf = (moment: Moment) => new Date(moment).toISOString();

/**
 * The free time from a moment on: the gaps between spans that are taken, and the moment from which on nothing is. A task
 * that began long ago and is told late takes all of it, so that no minute is lost and none counts twice.
 */
export function freeFrom(from: Moment, taken: readonly Span[]) {
  const gaps: Span[] = [];
  let free = from;
  for (const span of taken.toSorted((one, other) => one.from - other.from)) {
    if (span.to <= free) continue;
    if (span.from > free) gaps.push({ from: free, to: span.from });
    free = span.to;
  }
  return { gaps, open: free };
}

export interface Piece extends Span {
  readonly isOutside: boolean;
}

/** Cuts a span where the shift begins and ends. Without a shift all of it is inside. */
export function cutByShift(span: Span, shifts: readonly Span[] | null): Piece[] {
  if (shifts === null) return [{ ...span, isOutside: false }];
  const pieces: Piece[] = [];
  let from = span.from;
  for (const shift of shifts.toSorted((one, other) => one.from - other.from)) {
    const [begin, end] = [Math.max(shift.from, from), Math.min(shift.to, span.to)];
    if (begin >= end) continue;
    if (begin > from) pieces.push({ from, to: begin, isOutside: true });
    pieces.push({ from: begin, to: end, isOutside: false });
    from = end;
  }
  if (from < span.to) pieces.push({ from, to: span.to, isOutside: true });
  return pieces;
}

/** A ten-thousandth of an hour. */
const UNIT_MS = 360n;

export const hoursText = (milliseconds: number) =>
  quantityText(divideHalfAway(BigInt(Math.round(milliseconds)), UNIT_MS));

export const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);
