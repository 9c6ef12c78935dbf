import type { AppScreens } from '../kit/router/screen.ts';
import { IconAlarm, IconClock, IconList } from '../kit/ui/icons.ts';

const texts = ['alarms', 'posting', 'refusals'] as const;

export const alarmsScreens = {
  '/alarm': {
    icon: IconAlarm,
    title: 'alarms',
    texts,
    load: async () => (await import('./board/AlarmScreen.tsx')).AlarmScreen,
  },
  '/report/alarm': {
    icon: IconAlarm,
    title: 'raiseAlarm',
    texts,
    load: async () => (await import('./raise/RaiseAlarmScreen.tsx')).RaiseAlarmScreen,
  },
  '/report/alarmHistory': {
    icon: IconClock,
    title: 'alarmHistory',
    texts,
    load: async () => (await import('./records/AlarmHistoryScreen.tsx')).AlarmHistoryScreen,
  },
  '/alarm/records': {
    icon: IconList,
    title: 'alarmRecords',
    texts,
    load: async () => (await import('./records/AlarmRecordsScreen.tsx')).AlarmRecordsScreen,
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
