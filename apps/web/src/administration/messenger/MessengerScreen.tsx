import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { MessengerForm } from './MessengerForm.tsx';
import { useGetMessenger } from './use-get-messenger.ts';

/** Signing in by the enterprise messenger. */
export function MessengerScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const query = useGetMessenger();
  useTitle(t('messenger'));
  return (
    <LoadedScreen query={query} title={t('messenger')} onBack={back}>
      {({ messenger }) => (
        <Screen header={<AppBar title={t('messenger')} onBack={back} />}>
          <Column>
            <MessengerForm key={messenger?.version ?? 0} messenger={messenger} />
          </Column>
        </Screen>
      )}
    </LoadedScreen>
  );
}
