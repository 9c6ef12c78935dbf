import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useBack } from './use-back.ts';
import { WaysOn } from './WaysOn.tsx';

export function NotFoundScreen() {
  const t = useTranslations('shell');
  const back = useBack();
  useTitle(t('notFound'));
  return (
    <Screen header={<AppBar title={t('notFound')} onBack={back} />} fill>
      <EmptyState title={t('notFound')} how={t('notFoundHow')} action={<WaysOn />} />
    </Screen>
  );
}
