import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds until a day that was read so long ago is read again: when its shift ends, and at least once an hour. */
export const nextLook = ({ shift, serverTime }: Pick<MyDay, 'shift' | 'serverTime'>, age: number) => {
  if (!shift) return HOUR;
  const left = Date.parse(shift.endsAt) - Date.parse(serverTime) - age;
  return left < -SECOND ? MINUTE : Math.min(HOUR, left + SECOND);
};
