import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { telephoneLink, useGetVersion } from '../../companies/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Skeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconPhone } from '../../kit/ui/icons.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { CompanyLicencePart } from './CompanyLicencePart.tsx';
import { OpenSourcePart } from './OpenSourcePart.tsx';

export function AboutScreen() {
  const t = useTranslations('settings');
  useTitle(t('about'));
  const navigate = useNavigate();
  return (
    <Screen header={<AppBar title={t('about')} onBack={() => void navigate({ to: '/setting' })} />}>
      <Column>
        <SupportPart />
        <VersionsPart />
        <CompanyLicencePart />
        <OpenSourcePart />
      </Column>
    </Screen>
  );
}

function SupportPart() {
  const t = useTranslations('settings');
  const { supportPhone } = useStore(companySetting);
  const lead = <IconTile icon={IconPhone} tone="brand" />;
  return (
    <section>
      <SectionHeader title={t('support')} />
      <List>
        {supportPhone ? (
          <ListRow
            href={telephoneLink(supportPhone)}
            // A plain link: it leads to the phone, not to a screen.
            renderLink={(props) => <a {...props} />}
            lead={lead}
            title={t('callSupport')}
            sub={supportPhone}
          />
        ) : (
          <ListRow lead={lead} title={t('noSupport')} />
        )}
      </List>
    </section>
  );
}

function VersionsPart() {
  const t = useTranslations('settings');
  const server = useGetVersion();
  return (
    <section>
      <SectionHeader title={t('versions')} />
      {server.isError && <LoadFailed title={t('versionFailed')} onRetry={() => server.refetch()} />}
      <List>
        <ListRow title={t('appVersion')} value={__APP_VERSION__} />
        <ListRow
          title={t('serverVersion')}
          value={server.isPending ? <Skeleton width={48} /> : (server.data?.version ?? t('unknown'))}
        />
      </List>
    </section>
  );
}
