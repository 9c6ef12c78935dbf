import { useTranslations } from 'use-intl';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { useBack } from './use-back.ts';
import { WaysOn } from './WaysOn.tsx';

export function NotFoundScreen() {
  const t = useTranslations('shell');
  const back = useBack();
  useTitle(t('notFound'));
  return (
    <Screen header={<AppBar title={t('notFound')} onBack={back} />} fill>
      <EmptyState title={t('notFound')} action={<WaysOn />}>
        {t('notFoundHow')}
      </EmptyState>
    </Screen>
  );
}
