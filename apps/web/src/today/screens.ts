import type { AppScreens } from '../kit/router/screen.ts';
import { IconGauge } from '../kit/ui/icons.ts';

export const todayScreens = {
  '/home': {
    icon: IconGauge,
    title: 'today',
    texts: ['today'] as const,
    load: async () => (await import('./TodayScreen.tsx')).TodayScreen,
  },
} satisfies AppScreens;
