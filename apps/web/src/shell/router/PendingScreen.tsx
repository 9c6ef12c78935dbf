import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ContentSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { ComingHeader } from '../../kit/ui/layout/ComingHeader.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { functionAt } from '../functions.ts';
import { isTab } from '../tabs.ts';
import { useBack } from './use-back.ts';

/** Stands where a screen is coming: its title and grey boxes. */
export function PendingScreen() {
  const t = useTranslations('shell');
  const back = useBack();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const screen = functionAt(path);
  const title = screen ? t(`screens.${screen.title}`) : '';
  return (
    <Screen
      header={
        <ComingHeader>
          {isTab(path) ? <AppBar root title={title} /> : <AppBar title={title} onBack={back} />}
        </ComingHeader>
      }
      busy
    >
      <ContentSkeleton />
    </Screen>
  );
}
