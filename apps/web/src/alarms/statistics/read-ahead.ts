import { todayIn } from '@gemba/contract/kit/dates';
import { companySetting } from '../../auth/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { readAlarmTypesAhead } from '../use-list-alarm-types.ts';
import { statisticsAsked } from './statistics-asked.ts';
import { readAlarmStatisticsAhead } from './use-get-alarm-statistics.ts';

export const readStatisticsAhead = (search: SearchParams) => {
  const today = todayIn(companySetting.get().timeZone, new Date());
  return Promise.all([readAlarmStatisticsAhead(statisticsAsked(search, today)), readAlarmTypesAhead()]);
};
