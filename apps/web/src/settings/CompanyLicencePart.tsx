import { isModule } from '@gemba/contract/companies/modules';
import { querySoftwareLicense } from '@gemba/contract/info-centres/query-software-license';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../kit/client/call.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';

export function CompanyLicencePart() {
  const t = useTranslations('settings');
  const format = useFormatter();
  const { data, isPending } = useQuery({
    queryKey: ['settings', 'licence'],
    queryFn: ({ signal }) => call(querySoftwareLicense, {}, { signal, quiet: true }),
  });
  return (
    <section>
      <SectionHeader title={t('licence')} />
      {isPending && <ListSkeleton rows={4} />}
      {!isPending && !data && (
        <List>
          <ListRow title={t('noLicence')} />
        </List>
      )}
      {data && (
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
