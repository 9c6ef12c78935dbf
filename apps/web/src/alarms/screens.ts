import type { AppScreens } from '../kit/router/screen.ts';
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

export const alarmsScreens = {
  '/alarm': {
    icon: IconAlarm,
    title: 'alarms',
    texts,
    load: async () => (await import('./board/AlarmScreen.tsx')).AlarmScreen,
  },
  '/report/alarm': {
    icon: IconRaiseAlarm,
    title: 'raiseAlarm',
    texts,
    load: async () => (await import('./raise/RaiseAlarmScreen.tsx')).RaiseAlarmScreen,
  },
  '/report/alarmHistory': {
    icon: IconAlarmHistory,
    title: 'alarmHistory',
    texts,
    load: async () => (await import('./records/AlarmHistoryScreen.tsx')).AlarmHistoryScreen,
  },
  '/alarm/records': {
    icon: IconAlarmRecords,
    title: 'alarmRecords',
    texts,
    load: async () => (await import('./records/AlarmRecordsScreen.tsx')).AlarmRecordsScreen,
  },
  '/alarm/types': {
    icon: IconAlarmTypes,
    title: 'alarmTypes',
    texts,
    load: async () => (await import('./types/AlarmTypesScreen.tsx')).AlarmTypesScreen,
  },
  '/alarm/statistics': {
    icon: IconStatistics,
    title: 'alarmStatistics',
    texts: timedTexts,
    load: async () => (await import('./statistics/AlarmStatisticsScreen.tsx')).AlarmStatisticsScreen,
  },
  '/alarm/board': {
    icon: IconWallBoard,
    title: 'wallBoard',
    texts: timedTexts,
    load: async () => (await import('./wall/AlarmBoardScreen.tsx')).AlarmBoardScreen,
  },
  '/report/detail/$id': {
    icon: IconAlarm,
    title: 'alarm',
    texts,
    load: async () => (await import('./alarm/AlarmDetailScreen.tsx')).AlarmDetailScreen,
  },
  '/alarmDetail/$id': {
    icon: IconAlarm,
    title: 'alarm',
    texts,
    load: async () => (await import('./alarm/AlarmDetailScreen.tsx')).AlarmDetailScreen,
  },
  '/alarm/handle/$id': {
    icon: IconAlarm,
    title: 'handleAlarm',
    texts,
    load: async () => (await import('./alarm/HandleAlarmScreen.tsx')).HandleAlarmScreen,
  },
} satisfies AppScreens;
