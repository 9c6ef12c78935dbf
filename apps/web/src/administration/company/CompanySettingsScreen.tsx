import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { OutdatedNotice } from '../OutdatedNotice.tsx';
import { useOpened } from '../use-opened.ts';
import { CompanySettingsView } from './CompanySettingsView.tsx';
import { useGetCompanySettings } from './use-get-company-settings.ts';

/** The settings of the company by name, its issue password and its licence. */
export function CompanySettingsScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const query = useGetCompanySettings();
  useTitle(t('companySettings'));
  return (
    <LoadedScreen query={query} title={t('companySettings')} onBack={back}>
      {(settings) => <SettingsPage settings={settings} onBack={back} />}
    </LoadedScreen>
  );
}

type Props = Pick<ComponentProps<typeof CompanySettingsView>, 'settings' | 'onBack'>;

function SettingsPage({ settings, onBack }: Props) {
  const { shown, isOutdated, renew } = useOpened(settings, ({ version }) => version);
  const notice = isOutdated && <OutdatedNotice onRenew={() => renew(settings)} />;
  return <CompanySettingsView key={shown.version} settings={shown} notice={notice} onSaved={renew} onBack={onBack} />;
}
