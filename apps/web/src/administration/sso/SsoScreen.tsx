import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SsoForm } from './SsoForm.tsx';
import { useGetSso } from './use-get-sso.ts';

/** Signing in through the company's own OpenID Connect provider. */
export function SsoScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const query = useGetSso();
  useTitle(t('sso'));
  return (
    <LoadedScreen query={query} title={t('sso')} onBack={back}>
      {(settings) => (
        <Screen header={<AppBar title={t('sso')} onBack={back} />}>
          <Column>
            <SsoForm key={settings.sso?.version ?? 0} {...settings} />
          </Column>
        </Screen>
      )}
    </LoadedScreen>
  );
}
