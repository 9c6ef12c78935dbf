import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  afterKey,
  compareDecimals,
  limitBroken,
  type PadKey,
  shownDecimal,
  stepped,
  tidyDecimal,
} from './decimal-input.ts';

const typed = (keys: string, options?: { places: number }) =>
  [...keys].reduce((text, key) => afterKey(text, (key === '<' ? 'back' : key) as PadKey, options), '');

describe('a quantity on the number pad', () => {
  it('adds tenths without a trace of binary', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('1.25', '-1.5')).toBe('-0.25');
    expect(addDecimals('999999999999.999999', '0.000001')).toBe('1000000000000');
  });

  it('compares by value, not by spelling', () => {
    expect(compareDecimals('2', '2.000000')).toBe(0);
    expect(compareDecimals('10', '9.99')).toBe(1);
    expect(compareDecimals('-1', '0')).toBe(-1);
  });

  it('stops a step at the limit and leaves a value beyond it alone', () => {
    expect(stepped('279.5', '1', { max: '280' })).toBe('280');
    expect(stepped('0.5', '-1', { min: '0' })).toBe('0');
    expect(stepped('300', '1', { max: '280' })).toBe('300');
    expect(stepped('300', '-1', { max: '280' })).toBe('299');
  });

  it('takes keys as a person expects', () => {
    expect(typed('007')).toBe('7');
    expect(typed('.5')).toBe('0.5');
    expect(typed('1.2.3')).toBe('1.23');
    expect(typed('12<<')).toBe('');
    expect(typed('1.2345', { places: 2 })).toBe('1.23');
    expect(typed('1.5', { places: 0 })).toBe('15');
  });

  it('sends a tidy number, whatever was half-typed', () => {
    expect(tidyDecimal('')).toBe('0');
    expect(tidyDecimal('12.')).toBe('12');
    expect(tidyDecimal('12.500')).toBe('12.5');
    expect(tidyDecimal('-0.0')).toBe('0');
  });

  it('says which limit is broken', () => {
    expect(limitBroken('0', { min: '1', max: '280' })).toBe('below');
    expect(limitBroken('280.000001', { min: '1', max: '280' })).toBe('above');
    expect(limitBroken('280', { min: '1', max: '280' })).toBeUndefined();
  });

  it('is written the way the reader writes, with a real minus', () => {
    expect(shownDecimal('12345.50', 'en-US')).toBe('12,345.50');
    expect(shownDecimal('12345.', 'es-ES')).toBe('12.345,');
    expect(shownDecimal('1234', 'es-ES')).toBe('1234');
    expect(shownDecimal('-40', 'en-US')).toBe('−40');
  });
});
