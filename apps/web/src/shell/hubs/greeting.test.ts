import { expect, it } from 'vitest';
import { calledName, greetingAt } from './greeting.ts';

it.each([
  ['America/Chicago', '2026-06-18T09:00:00Z', 'greetingMorning'],
  ['America/Chicago', '2026-06-18T17:00:00Z', 'greetingAfternoon'],
  ['Asia/Shanghai', '2026-06-18T17:00:00Z', 'greetingEvening'],
  ['Asia/Shanghai', '2026-06-17T16:30:00Z', 'greetingEvening'],
])('in %s it is at %s time for %s', (timeZone, now, greeting) => {
  expect(greetingAt(timeZone, new Date(now))).toBe(greeting);
});

it('calls people by their first name', () => {
  expect(calledName('Ines Moreno')).toBe('Ines');
  expect(calledName('田中')).toBe('田中');
});
