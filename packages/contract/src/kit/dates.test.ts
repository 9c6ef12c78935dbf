import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays, DateText, firstOfMonth, InstantText, todayIn } from './dates.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('a day', () => {
  it.each(['2026-01-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (day) => {
    expect(accepts(DateText, day)).toBe(true);
  });
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '10000-01-01',
    '01/02/2026',
    '２０２６-01-01',
    '',
    20260101,
    null,
  ])('%j is none', (day) => {
    expect(accepts(DateText, day)).toBe(false);
  });
});

describe('a moment', () => {
  it.each(['2026-03-01T12:00:00Z', '2026-03-01T23:59:59.999Z', '2026-03-01T12:00:00.123456Z'])(
    '%s is one',
    (moment) => {
      expect(accepts(InstantText, moment)).toBe(true);
    },
  );
  it.each([
    '2026-03-01T12:00:00',
    '2026-03-01T12:00:00+01:00',
    '2026-03-01T12:00Z',
    '2026-03-01 12:00:00Z',
    '2026-03-01T24:00:00Z',
    '2026-03-01T12:00:60Z',
    '2026-02-30T12:00:00Z',
    '2026-03-01T12:00:00.1234567Z',
    '0000-01-01T00:00:00Z',
    '2026-03-01',
    0,
  ])('%j is none', (moment) => {
    expect(accepts(InstantText, moment)).toBe(false);
  });
});

it.each([
  ['UTC', '2026-03-01'],
  ['America/Chicago', '2026-02-28'],
  ['Asia/Shanghai', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-03-01'],
  ['Pacific/Pago_Pago', '2026-02-28'],
])('knows that in %s it is %s', (timeZone, day) => {
  expect(todayIn(timeZone, new Date('2026-03-01T05:30:00Z'))).toBe(day);
});

it('changes the day at local midnight, on the days the clock changes too', () => {
  expect(todayIn('America/Chicago', new Date('2026-03-09T04:59:59Z'))).toBe('2026-03-08');
  expect(todayIn('America/Chicago', new Date('2026-03-09T05:00:00Z'))).toBe('2026-03-09');
  expect(todayIn('America/Chicago', new Date('2026-11-02T05:59:59Z'))).toBe('2026-11-01');
  expect(todayIn('America/Chicago', new Date('2026-11-02T06:00:00Z'))).toBe('2026-11-02');
});

it('counts days and months across year ends and leap days', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(firstOfMonth('2026-03-31')).toBe('2026-03-01');
  expect(firstOfMonth('2026-03-31', -1)).toBe('2026-02-01');
  expect(firstOfMonth('2026-12-15', 2)).toBe('2027-02-01');
});
