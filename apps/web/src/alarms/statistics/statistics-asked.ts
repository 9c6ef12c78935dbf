import type { getAlarmStatistics } from '@gemba/contract/alarms/board/get-alarm-statistics';
import type { CallInput } from '@gemba/contract/kit/call';
import { addDays } from '@gemba/contract/kit/dates';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';

export type StatisticsAsked = CallInput<typeof getAlarmStatistics>['query'];

const DAYS = 90;

/** The statistics of an address; without days, those until today. */
export const statisticsAsked = (search: SearchParams, today: string): StatisticsAsked => {
  const { wc, type } = search;
  const to = dayIn(search['to']) ?? today;
  const from = dayIn(search['from']) ?? addDays(to, 1 - DAYS);
  return { from, to, ...(wc && { wc }), ...(type && { type }) };
};
