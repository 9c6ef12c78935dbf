import { expect, it, vi } from 'vitest';
import { figuresOf } from './figures.ts';

const en = figuresOf('en-US', 'America/Chicago', '2026');
const es = figuresOf('es-ES', 'Europe/Madrid', '2026');
const zh = figuresOf('zh-CN', 'Asia/Shanghai', '2026');

it('writes money with the digits it has, also where a float would lose them', () => {
  expect(en.money('9007199254740993.07', 'USD')).toBe('$9,007,199,254,740,993.07');
  expect(es.money('48920.00', 'EUR')).toBe('48.920,00\u00a0€');
  expect(zh.money('48920.00', 'CNY')).toBe('¥48,920.00');
  expect(en.money('12.50', 'CREDITS')).toBe('12.50\u00a0CREDITS');
});

it('writes a negative amount with a real minus', () => {
  expect(en.money('-5.00', 'USD')).toBe('−$5.00');
});

it('leaves out cents that are none where the amount is a round one', () => {
  expect(en.roundMoney('40000.00', 'USD')).toBe('$40,000');
  expect(en.roundMoney('8920.50', 'USD')).toBe('$8,920.50');
  expect(es.roundMoney('40000.00', 'EUR')).toBe('40.000\u00a0€');
});

it('keeps the small digits of a unit cost and drops the empty ones', () => {
  expect(en.unitCost('0.012500', 'USD')).toBe('$0.0125');
  expect(en.unitCost('142.000000', 'USD')).toBe('$142.00');
});

it('rounds a price that was paid before to cents, and keeps all digits below one', () => {
  expect(en.pastCost('2.973600', 'USD')).toBe('$2.97');
  expect(en.pastCost('3.004400', 'USD')).toBe('$3.00');
  expect(en.pastCost('0.193450', 'USD')).toBe('$0.19345');
  expect(zh.pastCost('0.084000', 'CNY')).toBe('¥0.084');
});

it('rounds a calculated cost to cents, and keeps four digits below one', () => {
  expect(en.averageCost('2.957701', 'USD')).toBe('$2.96');
  expect(en.averageCost('0.034512', 'USD')).toBe('$0.0345');
  expect(es.averageCost('227.492000', 'USD')).toBe('227,49\u00a0US$');
});

it('writes quantities and rates by language', () => {
  expect(en.quantity('1240.5000')).toBe('1,240.5');
  expect(es.quantity('12400.5000')).toBe('12.400,5');
  expect(en.percent('8.2500')).toBe('8.25%');
  expect(en.change('12.0000')).toBe('+12%');
  expect(en.change('-3.2500')).toBe('−3.3%');
});

it('writes amounts of tables and charts without their currency', () => {
  expect(en.cents('-1234.50')).toBe('−1,234.50');
  expect(es.cents('12345.00')).toBe('12.345,00');
  expect(en.brief('1920000.00')).toBe('1.92M');
});

it('names months in full and short', () => {
  expect([en.month('2026-06-01'), en.month('2026-06-30', 'short'), en.month('2026-06-18', 'narrow')]).toEqual([
    'June 2026',
    'Jun 2026',
    'J',
  ]);
});

it('names the year of a day only when it is another', () => {
  expect(en.day('2026-06-12')).toBe('Jun 12');
  expect(en.day('2025-06-12')).toBe('Jun 12, 2025');
  expect(zh.day('2026-06-12')).toBe('6月12日');
});

it('begins the year when the company does, wherever the reader is', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T18:00:00Z') });
  try {
    expect(figuresOf('en-US', 'Asia/Shanghai').day('2027-01-01')).toBe('Jan 1');
    expect(figuresOf('en-US', 'America/Chicago').day('2027-01-01')).toBe('Jan 1, 2027');
  } finally {
    vi.useRealTimers();
  }
});

it('writes the clock of the company, wherever the reader is', () => {
  expect(en.time('2026-06-18T12:12:00Z')).toBe('7:12 AM');
  expect(es.time('2026-06-18T12:12:00Z')).toBe('14:12');
  expect(en.moment('2026-06-18T02:12:00Z')).toBe('Jun 17, 2026, 9:12 PM');
  expect(zh.moment('2026-06-18T20:12:00Z')).toBe('2026年6月19日 04:12');
});
