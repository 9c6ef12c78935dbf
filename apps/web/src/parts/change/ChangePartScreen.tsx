import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PartMissing } from '../PartMissing.tsx';
import { useChosenPart } from '../use-chosen-part.ts';
import { useGetPart } from '../use-get-part.ts';
import { ChangePartForm } from './ChangePartForm.tsx';

/** The part of the address, to be changed. */
export function ChangePartScreen() {
  const t = useTranslations('parts');
  const partNumber = useChosenPart();
  const title = partNumber ? t('changeOf', { partNumber }) : t('change.fields');
  useTitle(title);
  const back = useBackTo('/pnList');
  const { data: part, error, isLoading, refetch } = useGetPart(partNumber);
  if (part) return <ChangePartForm key={partNumber} part={part} onBack={back} />;
  const missing = !isPartNumber(partNumber) || refusalCode(error) === 'PART_NOT_EXIST';
  return (
    <Screen header={<AppBar title={title} onBack={back} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ListSkeleton rows={6} />}
      {missing ? <PartMissing partNumber={partNumber} /> : error && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
