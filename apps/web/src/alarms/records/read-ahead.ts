import type { SearchParams } from '../../kit/router/screen.ts';
import { readAlarmTypesAhead } from '../use-list-alarm-types.ts';
import { recordsAsked } from './records-asked.ts';
import { readAlarmsAhead } from './use-list-alarms.ts';

export const readRecordsAhead = (search: SearchParams) =>
  Promise.all([readAlarmsAhead(recordsAsked(search)), readAlarmTypesAhead()]);
