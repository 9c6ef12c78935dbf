import { expect, it } from 'vitest';
import { isSecondTap } from './last-press.ts';

it('takes a click soon after a press at the same place for the second half of a double tap', () => {
  const press = { x: 100, y: 700, at: 1000 };
  const click = { clientX: 105, clientY: 690, detail: 1, timeStamp: 1150 };
  expect(isSecondTap(press, click)).toBe(true);
  expect(isSecondTap(press, { ...click, clientY: 600 })).toBe(false);
  expect(isSecondTap(press, { ...click, detail: 0 })).toBe(false);
  expect(isSecondTap(undefined, click)).toBe(false);
  expect(isSecondTap(press, { ...click, timeStamp: 1550 })).toBe(false);
});
