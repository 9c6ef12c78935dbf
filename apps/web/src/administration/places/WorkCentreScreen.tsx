import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconWorkCentre } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { CentrePeoplePart } from './CentrePeoplePart.tsx';
import { useGetWorkCentrePeople } from './use-get-work-centre-people.ts';

/** One work centre: who works there, and who leads it. */
export function WorkCentreScreen() {
  const t = useTranslations('administration');
  const { wc = '' } = useSearch({ from: '/signedIn/admin/workCentre' });
  const back = useBackTo('/admin/workCentres');
  const query = useGetWorkCentrePeople(wc);
  const title = query.data?.wc ?? t('workCentres');
  useTitle(title);
  const empty = !wc && <EmptyState icon={IconWorkCentre} title={t('noWorkCentre')} how={t('noWorkCentreHow')} />;
  return (
    <LoadedScreen query={query} title={title} onBack={back} empty={empty}>
      {(people) => (
        <DocumentScreen
          title={<span className="code">{people.wc}</span>}
          subtitle={people.wcName}
          onBack={back}
          onRefresh={query.refetch}
        >
          <CentrePeoplePart key={people.wc} people={people} />
        </DocumentScreen>
      )}
    </LoadedScreen>
  );
}
