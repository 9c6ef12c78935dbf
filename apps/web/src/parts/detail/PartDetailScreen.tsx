import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { PartMissing } from '../PartMissing.tsx';
import { useChosenPart } from '../use-chosen-part.ts';
import { usePart } from '../use-part.ts';
import { DrawnPart } from './DrawnPart.tsx';

/** One part, selected by its number in the address. */
export function PartDetailScreen() {
  const t = useTranslations('parts');
  const partNumber = useChosenPart();
  const back = useBackTo('/pnList');
  const { data: part, error, isLoading, refetch } = usePart(partNumber);
  useTitle(partNumber || t('part'));
  if (part) return <DrawnPart key={partNumber} part={part} onBack={back} onRefresh={refetch} />;
  const missing = !isPartNumber(partNumber) || refusalCode(error) === 'PART_NOT_EXIST';
  return (
    <Screen header={<AppBar title={t('part')} onBack={back} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ListSkeleton rows={6} />}
      {missing ? <PartMissing partNumber={partNumber} /> : error && <LoadFault error={error} onRetry={refetch} />}
    </Screen>
  );
}
