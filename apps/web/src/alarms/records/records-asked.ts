import { ALARM_GROUPS } from '@gemba/contract/alarms/alarm-moves';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import type { AlarmsQuery } from './use-list-alarms.ts';

/** The alarms of an address; a group or a day that is none is ignored. */
export const recordsAsked = ({ group, wc, type, from, to }: SearchParams): AlarmsQuery => {
  const known = ALARM_GROUPS.find((value) => value === group);
  const [first, last] = [dayIn(from), dayIn(to)];
  return {
    ...(known && { group: known }),
    ...(wc && { wc }),
    ...(type && { type }),
    ...(first && { from: first }),
    ...(last && { to: last }),
  };
};
