import { expect, it } from 'vitest';
import { shownAge } from './age.ts';

it('says an age in its largest unit', () => {
  const now = Date.parse('2026-06-20T12:00:00Z');
  expect(shownAge('2026-06-16T11:00:00Z', now, 'en-US')).toBe('4 days');
  expect(shownAge('2026-06-20T06:00:00Z', now, 'zh-CN')).toBe('6小时');
  expect(shownAge('2026-06-20T11:18:00Z', now, 'es-ES')).toBe('42 min');
  // The clock of a phone may be behind the server's.
  expect(shownAge('2026-06-20T12:00:05Z', now, 'en-US')).toBe('0 min');
});
