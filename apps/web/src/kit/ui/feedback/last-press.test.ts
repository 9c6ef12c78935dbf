import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSecondTap } from './last-press.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('takes a click soon after a press at the same place for the second half of a double tap', () => {
  const press = { x: 100, y: 700, at: performance.now() };
  const click = { clientX: 105, clientY: 690, detail: 1 };
  vi.advanceTimersByTime(150);
  expect(isSecondTap(press, click)).toBe(true);
  expect(isSecondTap(press, { ...click, clientY: 600 })).toBe(false);
  expect(isSecondTap(press, { clientX: 0, clientY: 0, detail: 0 })).toBe(false);
  expect(isSecondTap(undefined, click)).toBe(false);
  vi.advanceTimersByTime(400);
  expect(isSecondTap(press, click)).toBe(false);
});
