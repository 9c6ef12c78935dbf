import { expect, it } from 'vitest';
import { offeredTimes } from './offered-times.ts';

const serverTime = '2026-11-10T19:10:42.123Z';

it('offers the time since the last work, up to this minute', () => {
  expect(offeredTimes('daily', { serverTime, lastEnd: '2026-11-10T18:00:36Z' })).toEqual({
    start: '2026-11-10T18:00:36Z',
    end: '2026-11-10T19:10:00.000Z',
  });
});

it('offers no start where the last work was another day, and nothing after the fact', () => {
  expect(offeredTimes('daily', { serverTime, lastEnd: '2026-11-09T18:00:00Z' }).start).toBeUndefined();
  expect(offeredTimes('daily', { serverTime, lastEnd: null }).start).toBeUndefined();
  expect(offeredTimes('after', { serverTime, lastEnd: '2026-11-10T18:00:36Z' })).toEqual({
    start: undefined,
    end: undefined,
  });
});
