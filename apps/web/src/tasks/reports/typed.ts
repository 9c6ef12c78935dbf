import type { CallInput } from '@gemba/contract/kit/call';
import type { createTimeReport } from '@gemba/contract/tasks/reports/create-time-report';
import { bodyOfPieces, type TypedPieces } from '../pieces.ts';
import { instantOf, wallTime } from '../wall-time.ts';

export const REPORT_FORM = 'report';

/** Times as the clock on the wall shows them; empty is the time that the form offers. */
export type TypedReport = TypedPieces & { start: string; end: string };

export type Body = CallInput<typeof createTimeReport>['body'];

/** Times that a form offers, to the second: those of the screen show minutes, and a second would overlap. */
export type Offered = { start: string | undefined; end: string | undefined };

type Times = Pick<TypedReport, 'start' | 'end'>;

/** The times in the fields. */
export const shownTimes = (typed: Times, offered: Offered, timeZone: string): Times => {
  const shown = (name: keyof Times) => {
    const offer = offered[name];
    return typed[name] || (offer === undefined ? '' : wallTime(offer, timeZone));
  };
  return { start: shown('start'), end: shown('end') };
};

/** The moments that the fields mean: the offered one to the second where it stands unchanged. */
export const momentsOf = (typed: Times, offered: Offered, timeZone: string): Offered => {
  const shown = shownTimes(typed, offered, timeZone);
  const moment = (name: keyof Times) => {
    const offer = offered[name];
    return offer !== undefined && wallTime(offer, timeZone) === shown[name] ? offer : instantOf(shown[name], timeZone);
  };
  return { start: moment('start'), end: moment('end') };
};

/** The request; undefined while a time is missing. */
export const bodyOf = (
  typed: TypedReport,
  chosen: { woNumber: string; sequence: number | undefined },
  { start, end }: Offered,
): Body | undefined => {
  if (start === undefined || end === undefined) return undefined;
  const { woNumber, sequence } = chosen;
  return { woNumber, ...(sequence !== undefined && { sequence }), ...bodyOfPieces(typed), start, end };
};
