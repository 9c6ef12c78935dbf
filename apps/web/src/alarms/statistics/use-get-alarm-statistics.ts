import { getAlarmStatistics } from '@gemba/contract/alarms/board/get-alarm-statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';
import type { StatisticsAsked } from './statistics-asked.ts';

const readStatistics = (query: StatisticsAsked) => readOf(getAlarmStatistics, alarmKeys.statistics(query), { query });

export const useGetAlarmStatistics = (query: StatisticsAsked) =>
  useQuery({ ...readStatistics(query), placeholderData: keepPreviousData });

export const readAlarmStatisticsAhead = (query: StatisticsAsked) => queries.prefetchQuery(readStatistics(query));
