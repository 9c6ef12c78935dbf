import { afterEach, expect, it, vi } from 'vitest';
import { isEcho, markMove } from './double-tap.ts';

afterEach(() => vi.useRealTimers());

it('takes a tap for an echo for half a second after another order has moved under the finger', () => {
  vi.useFakeTimers();
  expect(isEcho()).toBe(false);
  markMove();
  vi.advanceTimersByTime(400);
  expect(isEcho()).toBe(true);
  vi.advanceTimersByTime(600);
  expect(isEcho()).toBe(false);
});

it('takes every tap for one as long as somebody goes on tapping', () => {
  vi.useFakeTimers();
  markMove();
  for (let taps = 0; taps < 8; taps += 1) {
    vi.advanceTimersByTime(300);
    expect(isEcho()).toBe(true);
  }
  vi.advanceTimersByTime(600);
  expect(isEcho()).toBe(false);
});
