import { useTranslations } from 'use-intl';
import { useServerVersion } from '../companies/index.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { Skeleton } from '../kit/ui/Skeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

export function VersionsPart() {
  const t = useTranslations('settings');
  const server = useServerVersion();
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
