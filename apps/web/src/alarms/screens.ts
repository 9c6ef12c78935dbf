import type { AppScreens, SearchParams } from '../kit/router/screen.ts';
import {
  IconAlarm,
  IconAlarmHistory,
  IconAlarmRecords,
  IconAlarmTypes,
  IconRaiseAlarm,
  IconStatistics,
  IconWallBoard,
} from '../kit/ui/icons.ts';

// The words to call somebody are those of the address books.
const texts = ['alarms', 'posting', 'refusals', 'addresses'] as const;
// Durations are written as those of tasks.
const timedTexts = [...texts, 'tasks'] as const;

const readAlarm = async ({ id = '' }: SearchParams) => (await import('./alarm/use-get-alarm.ts')).readAlarmAhead(id);

export const alarmsScreens = {
  '/alarm': {
    icon: IconAlarm,
    title: 'alarms',
    texts,
    load: async () => (await import('./board/AlarmScreen.tsx')).AlarmScreen,
    readAhead: async () => (await import('./board/use-get-alarm-board.ts')).readAlarmBoardAhead(),
  },
  '/report/alarm': {
    icon: IconRaiseAlarm,
    title: 'raiseAlarm',
    texts,
    load: async () => (await import('./raise/RaiseAlarmScreen.tsx')).RaiseAlarmScreen,
    readAhead: async (search) => (await import('./raise/read-ahead.ts')).readRaisingAhead(search),
  },
  '/report/alarmHistory': {
    icon: IconAlarmHistory,
    title: 'alarmHistory',
    texts,
    load: async () => (await import('./records/AlarmHistoryScreen.tsx')).AlarmHistoryScreen,
    readAhead: async () => (await import('./records/use-list-own-alarms.ts')).readOwnAlarmsAhead(),
  },
  '/alarm/records': {
    icon: IconAlarmRecords,
    title: 'alarmRecords',
    texts,
    load: async () => (await import('./records/AlarmRecordsScreen.tsx')).AlarmRecordsScreen,
    readAhead: async (search) => (await import('./records/read-ahead.ts')).readRecordsAhead(search),
  },
  '/alarm/types': {
    icon: IconAlarmTypes,
    title: 'alarmTypes',
    texts,
    load: async () => (await import('./types/AlarmTypesScreen.tsx')).AlarmTypesScreen,
    readAhead: async () => (await import('./use-list-alarm-types.ts')).readAlarmTypesAhead(),
  },
  '/alarm/statistics': {
    icon: IconStatistics,
    title: 'alarmStatistics',
    shape: 'figures',
    texts: timedTexts,
    load: async () => (await import('./statistics/AlarmStatisticsScreen.tsx')).AlarmStatisticsScreen,
    readAhead: async (search) => (await import('./statistics/read-ahead.ts')).readStatisticsAhead(search),
  },
  '/alarm/board': {
    icon: IconWallBoard,
    title: 'wallBoard',
    texts: timedTexts,
    load: async () => (await import('./wall/AlarmBoardScreen.tsx')).AlarmBoardScreen,
    readAhead: async () => (await import('./wall/read-ahead.ts')).readWallAhead(),
  },
  '/report/detail/$id': {
    icon: IconAlarm,
    title: 'alarm',
    shape: 'record',
    texts,
    load: async () => (await import('./alarm/AlarmDetailScreen.tsx')).AlarmDetailScreen,
    readAhead: readAlarm,
  },
  '/alarmDetail/$id': {
    icon: IconAlarm,
    title: 'alarm',
    shape: 'record',
    texts,
    load: async () => (await import('./alarm/AlarmDetailScreen.tsx')).AlarmDetailScreen,
    readAhead: readAlarm,
  },
  '/alarm/handle/$id': {
    icon: IconAlarm,
    title: 'handleAlarm',
    shape: 'record',
    texts,
    load: async () => (await import('./alarm/HandleAlarmScreen.tsx')).HandleAlarmScreen,
    readAhead: readAlarm,
  },
} satisfies AppScreens;
