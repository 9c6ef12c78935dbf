import { afterEach, expect, it, vi } from 'vitest';
import { markMove, takeEcho } from './double-tap.ts';

afterEach(() => vi.useRealTimers());

it('takes a tap for an echo for half a second after another order has moved under the finger', () => {
  vi.useFakeTimers();
  expect(takeEcho()).toBe(false);
  markMove();
  vi.advanceTimersByTime(400);
  expect(takeEcho()).toBe(true);
  vi.advanceTimersByTime(600);
  expect(takeEcho()).toBe(false);
});

it('takes every tap for one as long as somebody goes on tapping', () => {
  vi.useFakeTimers();
  markMove();
  for (let taps = 0; taps < 8; taps += 1) {
    vi.advanceTimersByTime(300);
    expect(takeEcho()).toBe(true);
  }
  vi.advanceTimersByTime(600);
  expect(takeEcho()).toBe(false);
});
