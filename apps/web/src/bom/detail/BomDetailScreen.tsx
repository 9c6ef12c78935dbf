import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ContentSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PartMissing, useChosenPart } from '../../parts/index.ts';
import { BomView } from './BomView.tsx';
import { NoBom } from './NoBom.tsx';
import { readOneLevel } from './read-bom.ts';

/** The BOM of the part in the address, in the revision of the address or the current one. */
export function BomDetailScreen() {
  const t = useTranslations('bom');
  const partNumber = useChosenPart();
  useTitle(partNumber ? t('titleOf', { partNumber }) : t('title'));
  const back = useBackTo('/engineering/bom/list');
  const navigate = useNavigate();
  const { revision } = useSearch({ from: '/signedIn/engineering/bom/detail' });
  const {
    data: bom,
    error,
    isLoading,
    refetch,
  } = useQuery({
    ...readOneLevel(partNumber, revision),
    enabled: isPartNumber(partNumber),
  });
  if (bom) {
    return (
      <BomView
        key={`${partNumber} ${revision}`}
        bom={bom}
        chosenRevision={revision}
        onBack={back}
        onRefresh={refetch}
        onRevision={(next) =>
          void navigate({ to: '/engineering/bom/detail', search: { partNumber, revision: next }, replace: true })
        }
      />
    );
  }
  const code = refusalCode(error);
  const noPart = !isPartNumber(partNumber) || code === 'PART_NOT_EXIST';
  const noBom = code === 'BOM_NOT_EXIST' || code === 'BOM_REVISION_NOT_EXIST' || code === 'INVALID_INPUT';
  return (
    <Screen header={<AppBar title={t('title')} onBack={back} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ContentSkeleton />}
      {noPart && <PartMissing partNumber={partNumber} />}
      {!noPart && noBom && <NoBom partNumber={partNumber} revision={code === 'BOM_NOT_EXIST' ? undefined : revision} />}
      {!noPart && !noBom && error && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
