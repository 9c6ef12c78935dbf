import { afterEach, expect, it, vi } from 'vitest';
import { isEcho, markMove } from './double-tap.ts';

afterEach(() => vi.useRealTimers());

it('takes a tap for an echo for half a second after another order has moved under the finger', () => {
  vi.useFakeTimers();
  expect(isEcho()).toBe(false);
  markMove();
  vi.advanceTimersByTime(400);
  expect(isEcho()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isEcho()).toBe(false);
});
