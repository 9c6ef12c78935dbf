import { isModule } from '@gemba/contract/companies/modules';
import { useFormatter, useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { useQuerySoftwareLicense } from './use-query-software-license.ts';

export function CompanyLicencePart() {
  const t = useTranslations('settings');
  const format = useFormatter();
  const { data, isPending, error, refetch } = useQuerySoftwareLicense();
  const none = refusalCode(error) === 'NO_DATA';
  return (
    <section>
      <SectionHeader title={t('licence')} />
      {isPending && <ListSkeleton rows={4} />}
      {error && !none && <LoadFailed title={t('licenceFailed')} onRetry={() => refetch()} />}
      {none && (
        <List>
          <ListRow title={t('noLicence')} />
        </List>
      )}
      {data && !none && (
        <List>
          <ListRow title={t('licensedFor')} value={data.companyName} />
          <ListRow
            title={t('modules')}
            sub={data.modules
              .filter(isModule)
              .map((name) => t(`module.${name}`))
              .join(' · ')}
          />
          <ListRow title={t('seats')} value={t('seatsUsed', { used: data.seatsUsed, allowed: data.seatsAllowed })} />
          <ListRow
            title={t('validUntil')}
            value={format.dateTime(new Date(data.validUntil), { dateStyle: 'long', timeZone: 'UTC' })}
          />
        </List>
      )}
    </section>
  );
}
