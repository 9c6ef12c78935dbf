import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PartMissing, useChosenPart } from '../../parts/index.ts';
import { NoBom } from '../detail/NoBom.tsx';
import { readOneLevel } from '../detail/read-bom.ts';
import { ChangeBomForm } from './ChangeBomForm.tsx';

/** The BOM in force of the part in the address, to be changed by a new revision. */
export function ChangeBomScreen() {
  const t = useTranslations('bom');
  const partNumber = useChosenPart();
  useTitle(t('changeOf', { partNumber }));
  const back = useBackTo('/engineering/bom/list');
  const {
    data: bom,
    error,
    isLoading,
    refetch,
  } = useQuery({ ...readOneLevel(partNumber), enabled: isPartNumber(partNumber) });
  if (bom) return <ChangeBomForm key={partNumber} bom={bom} onBack={back} />;
  const code = refusalCode(error);
  const noPart = !isPartNumber(partNumber) || code === 'PART_NOT_EXIST';
  const noBom = code === 'BOM_NOT_EXIST';
  return (
    <Screen header={<AppBar title={t('change')} onBack={back} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ListSkeleton rows={6} />}
      {noPart && <PartMissing partNumber={partNumber} />}
      {!noPart && noBom && <NoBom partNumber={partNumber} revision={undefined} />}
      {!noPart && !noBom && error && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
