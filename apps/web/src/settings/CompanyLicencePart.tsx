import { isModule } from '@gemba/contract/companies/modules';
import { querySoftwareLicense } from '@gemba/contract/info-centres/query-software-license';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../kit/client/call.ts';
import { refusalCode } from '../kit/client/faults.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

export function CompanyLicencePart() {
  const t = useTranslations('settings');
  const format = useFormatter();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['settings', 'licence'],
    queryFn: ({ signal }) => call(querySoftwareLicense, {}, { signal, quiet: ['NO_DATA'] }),
  });
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
              .map((one) => t(`module.${one}`))
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
