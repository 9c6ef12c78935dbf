import { expect, it } from 'vitest';
import { clockOf } from './clock-of.ts';

const at = (time: string) => Date.parse(`2026-11-17T${time}Z`);
const alarm = {
  clock: 'RESPONSE',
  clockSince: '2026-11-17T07:00:00Z',
  dueAt: '2026-11-17T07:10:00Z',
  status: 'OPEN',
} as const;

it('counts down to the end of the clock, and up from there', () => {
  expect(clockOf(alarm, at('07:02:30'))).toEqual({
    tone: 'warn',
    clock: 'RESPONSE',
    leftMs: 450_000,
    isOverdue: false,
    passed: 0.25,
  });
  expect(clockOf(alarm, at('07:15:08'))).toMatchObject({ tone: 'bad', leftMs: 308_000, isOverdue: true, passed: 1 });
});

it('is calm once somebody has responded, and shows no clock where there is none', () => {
  expect(clockOf({ ...alarm, clock: 'HANDLE', status: 'RESPONDED' }, at('07:05:00')).tone).toBe('info');
  expect(clockOf({ ...alarm, clock: null, dueAt: null }, at('07:05:00'))).toEqual({ tone: 'warn', clock: null });
});

it('never runs backwards before its beginning', () => {
  expect(clockOf(alarm, at('06:59:00')).passed).toBe(0);
});
