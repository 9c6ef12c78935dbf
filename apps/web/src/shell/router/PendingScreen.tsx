import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { functions } from '../functions.ts';
import { isTab } from '../tabs.ts';
import { useBack } from './use-back.ts';

/** Stands where a screen is coming: its title and grey rows. */
export function PendingScreen() {
  const t = useTranslations('shell');
  const back = useBack();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const screen = Object.entries(functions).find(([known]) => known === path)?.[1];
  const title = screen ? t(`screens.${screen.title}`) : '';
  return (
    <Screen header={isTab(path) ? <AppBar root title={title} /> : <AppBar title={title} onBack={back} />} busy>
      <ListSkeleton rows={6} />
    </Screen>
  );
}
