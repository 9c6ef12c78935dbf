import { figureOf } from '@gemba/contract/info-centres/figures';
import { expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

it('is in per cent of the period before, and more of a good thing is good', () => {
  const change = (value: string, before: string) => changeOf(figureOf('salesBooked'), { value, before });
  expect(change('150.00', '100.00')).toEqual({ value: '50.0', inPoints: false, direction: 'up', good: true });
  expect(change('75.00', '100.00')).toMatchObject({ value: '-25.0', direction: 'down', good: false });
  expect(change('50.00', '-100.00')).toMatchObject({ value: '150.0', direction: 'up' });
  expect(change('100.00', '100.00')).toMatchObject({ direction: 'flat', good: undefined });
  expect(change('100.00', '0.00')).toBeUndefined();
});

it('of a share is in points, and less of a bad thing is good', () => {
  expect(changeOf(figureOf('rejected'), { value: '2.5', before: '4.0' })).toEqual({
    value: '-1.5000',
    inPoints: true,
    direction: 'down',
    good: true,
  });
  expect(changeOf(figureOf('salesOnTime'), { value: null, before: '4.0' })).toBeUndefined();
});
