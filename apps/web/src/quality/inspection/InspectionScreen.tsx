import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconQuality } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { InspectionView } from './InspectionView.tsx';
import { useGetInspection } from './use-get-inspection.ts';

/** One inspection report: its goods in QA with the decision about them, its photos, and what was decided before. */
export function InspectionScreen() {
  const t = useTranslations('quality');
  const { irNumber = '' } = useSearch({ from: '/signedIn/quality/inspection' });
  useTitle(t('inspectionTitle', { irNumber }));
  const back = useBackTo('/quality/inspectionList');
  const inspection = useGetInspection(irNumber);
  // After a decision the form is empty again.
  const formOf = ({ decisions }: { decisions: readonly unknown[] }) => `${irNumber} ${decisions.length}`;
  return (
    <LoadedScreen
      query={inspection}
      title={t.rich('inspection', { irNumber, code: asCode })}
      onBack={back}
      empty={irNumber === '' && <EmptyState icon={IconQuality} title={t('noInspection')} />}
    >
      {(data) => <InspectionView key={formOf(data)} inspection={data} onBack={back} onRefresh={inspection.refetch} />}
    </LoadedScreen>
  );
}
