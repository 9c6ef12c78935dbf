import { getAlarmStatistics } from '@gemba/contract/alarms/board/get-alarm-statistics';
import type { CallInput } from '@gemba/contract/kit/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useGetAlarmStatistics = (query: CallInput<typeof getAlarmStatistics>['query']) =>
  useQuery({
    ...readOf(getAlarmStatistics, alarmKeys.statistics(query), { query }),
    placeholderData: keepPreviousData,
  });
