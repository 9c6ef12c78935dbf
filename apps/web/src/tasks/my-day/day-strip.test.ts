import type { DayEntry } from '@gemba/contract/tasks/my-day/my-day';
import { expect, it } from 'vitest';
import { coloursOf, hoursOf, placeIn, spanOf } from './day-strip.ts';

const at = (time: string) => `2026-11-10T${time}:00Z`;
const shift = { name: 'Day', startsAt: at('06:00'), endsAt: at('14:00'), plannedSeconds: 27_000 };
const gap = (from: string, to: string | null): DayEntry => ({
  kind: 'GAP',
  startedAt: at(from),
  endedAt: to && at(to),
  seconds: 0,
});

it('spans the shift, and work around it by whole hours', () => {
  expect(spanOf({ shift, entries: [], serverTime: at('09:00') })).toEqual({
    from: Date.parse(at('06:00')),
    to: Date.parse(at('14:00')),
  });
  expect(spanOf({ shift, entries: [gap('05:40', null)], serverTime: at('14:20') })).toEqual({
    from: Date.parse(at('05:00')),
    to: Date.parse(at('15:00')),
  });
  expect(spanOf({ shift: null, entries: [], serverTime: at('09:00') })).toBeUndefined();
});

it('places a moment and writes few hours', () => {
  const span = { from: Date.parse(at('06:00')), to: Date.parse(at('14:00')) };
  expect(placeIn(span, Date.parse(at('10:00')))).toBe(0.5);
  expect(hoursOf(span).map((hour) => new Date(hour).getUTCHours())).toEqual([6, 8, 10, 12, 14]);
  expect(hoursOf({ from: span.from, to: span.from + 3 * 3_600_000 })).toHaveLength(4);
});

it('gives every work order one colour', () => {
  const work = (woNumber: string) => ({ ...gap('06:00', '07:00'), kind: 'WORK', woNumber }) as DayEntry;
  expect([...coloursOf([work('1'), gap('07:00', '08:00'), work('2'), work('1')])]).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
});
