import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { cutByShift, freeFrom, hoursText } from './spans.ts';

const span = (from: number, to: number) => ({ from, to });

it('finds the free time between spans that are taken, whatever their order', () => {
  expect(freeFrom(0, [])).toEqual({ gaps: [], open: 0 });
  expect(freeFrom(5, [span(8, 9), span(2, 6)])).toEqual({ gaps: [span(6, 8)], open: 9 });
  expect(freeFrom(0, [span(0, 3), span(3, 4), span(6, 9)])).toEqual({ gaps: [span(4, 6)], open: 9 });
});

it('cuts a span where shifts begin and end', () => {
  const shifts = [span(10, 20), span(30, 40)];
  const cut = (from: number, to: number) =>
    cutByShift(span(from, to), shifts).map((piece) => [piece.from, piece.to, piece.isOutside]);
  expect(cut(12, 15)).toEqual([[12, 15, false]]);
  expect(cut(5, 35)).toEqual([
    [5, 10, true],
    [10, 20, false],
    [20, 30, true],
    [30, 35, false],
  ]);
  expect(cut(20, 30)).toEqual([[20, 30, true]]);
  expect(cutByShift(span(5, 35), null)).toEqual([{ ...span(5, 35), isOutside: false }]);
});

it('writes hours with four decimals', () => {
  expect([3_600_000, 5_400_000, 179, 180].map(hoursText)).toEqual(['1.0000', '1.5000', '0.0000', '0.0001']);
});

const { owner } = await startTestApp();
const windows = async (begins: string, ends: string, first: string, last = first) =>
  (
    await owner.query<{ day: string; starts: string; ends: string; owns: string }>(
      `select day::text, to_char(starts_at at time zone 'UTC', 'DD HH24:MI') as starts, to_char(ends_at at time zone 'UTC', 'DD HH24:MI') as ends,
              to_char(owns_from at time zone 'UTC', 'DD HH24:MI') as owns
         from shift_windows('America/Chicago', $1, $2, $3, $4) order by day`,
      [begins, ends, first, last],
    )
  ).rows.map(({ day, starts, ends: end, owns }) => [day, starts, end, owns]);

it('gives a night shift to the day it began on, and early work to the shift it comes before', async () => {
  // Five o'clock in the morning, in winter six hours behind.
  expect(await windows('22:00', '06:30', '2026-11-10T11:00:00Z')).toEqual([
    ['2026-11-09', '10 04:00', '10 12:30', '09 20:15'],
  ]);
  expect(await windows('06:00', '14:30', '2026-11-10T11:00:00Z')).toEqual([
    ['2026-11-10', '10 12:00', '10 20:30', '10 04:15'],
  ]);
});

it('knows the night that has an hour more', async () => {
  const [night] = await windows('22:00', '06:00', '2026-11-01T08:00:00Z');
  expect(night?.slice(0, 3)).toEqual(['2026-10-31', '01 03:00', '01 12:00']);
});
