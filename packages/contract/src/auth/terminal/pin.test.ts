import { expect, it } from 'vitest';
import { Pin, pinRefusal } from './pin.ts';

it.each(['123', '123456789', '12a4', '', '１２３４', ' 1234'])('"%s" is no PIN', (text) => {
  expect(Pin.safeParse(text).success).toBe(false);
});

it.each(['0000', '1234', '87654321', '99999'])('%s is too easy', (pin) => {
  expect(pinRefusal(pin)).toBe('PIN_TOO_EASY');
});

it.each(['2468', '1235', '9012', '11112222'])('%s may be used', (pin) => {
  expect(Pin.safeParse(pin).success).toBe(true);
  expect(pinRefusal(pin)).toBeUndefined();
});
