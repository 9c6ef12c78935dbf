import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import { isModule } from '@gemba/contract/companies/modules';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

const LicenceSheet = lazy(async () => ({ default: (await import('./LicenceSheet.tsx')).LicenceSheet }));

/** The licence as it is, and the sheet that changes it. */
export function LicencePart({ settings: { licence } }: { settings: CompanySettings }) {
  const t = useTranslations('administration');
  const { day } = useFigures();
  const [changing, setChanging] = useState(false);
  const modules = licence?.modules.map((module) => (isModule(module) ? t(`module.${module}`) : module)) ?? [];
  return (
    <section>
      <SectionHeader title={t('licence')} action={{ label: t('changeLicence'), onClick: () => setChanging(true) }} />
      <List>
        {licence ? (
          <>
            <ListRow
              title={t('seats')}
              value={t('seatsUsed', { used: licence.seatsUsed, allowed: licence.seatsAllowed })}
            />
            <ListRow title={t('validUntil')} value={day(licence.validUntil)} />
            <ListRow title={t('modules')} sub={modules.join(', ')} />
          </>
        ) : (
          <ListRow title={t('noLicence')} />
        )}
      </List>
      {changing && (
        <Suspense>
          <LicenceSheet licence={licence} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  );
}
