import { describe, expect, it } from 'vitest';
import { shownIn } from './shown.ts';

const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ');

describe('what is shown', () => {
  const [en, zh, es] = ['en-US', 'zh-CN', 'es-ES'].map((locale) => shownIn(locale, new Date('2026-06-20T12:00:00Z')));

  it('keeps an amount that no float could hold', () => {
    expect(en?.money('9007199254740993.01', 'USD')).toBe('$9,007,199,254,740,993.01');
  });

  it('writes money, unit costs and quantities by language', () => {
    expect(plain(es?.money('48920.00', 'USD') ?? '')).toBe('48.920,00 US$');
    expect(zh?.money('48920.00', 'USD')).toBe('US$48,920.00');
    expect(en?.unitCost('0.004125', 'USD')).toBe('$0.004125');
    expect(en?.quantity('-1240.5000')).toBe('−1,240.5');
    expect(plain(es?.change('12.0000') ?? '')).toBe('+12 %');
  });

  it('names the year of a day only where it is another one', () => {
    expect(en?.day('2026-06-12')).toBe('Jun 12');
    expect(en?.day('2025-06-12')).toBe('Jun 12, 2025');
  });

  it('says an age in its largest unit', () => {
    const now = Date.parse('2026-06-20T12:00:00Z');
    expect(en?.age('2026-06-16T11:00:00Z', now)).toBe('4 days');
    expect(zh?.age('2026-06-20T06:00:00Z', now)).toBe('6小时');
    expect(en?.age('2026-06-20T12:00:01Z', now)).toBe('0 min');
  });
});
