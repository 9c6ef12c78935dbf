import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { PartMissing } from '../PartMissing.tsx';
import { usePart } from '../use-part.ts';
import { DrawnPart } from './DrawnPart.tsx';

type Props = {
  partNumber: string;
  /** Of the tabs below the quantities; the first one unless it is one of them. */
  tab: string | undefined;
  onTab: (tab: string) => void;
  /** Alone in the window, with a way back; else beside the list. */
  onBack?: (() => void) | undefined;
};

/** One part with all that is known of it. */
export function PartDetail({ partNumber, tab, onTab, onBack }: Props) {
  const t = useTranslations('parts');
  const { data: part, error, isLoading, refetch } = usePart(partNumber);
  if (part) return <DrawnPart part={part} tab={tab} onTab={onTab} onBack={onBack} onRefresh={refetch} />;
  const missing = !isPartNumber(partNumber) || refusalCode(error) === 'PART_NOT_EXIST';
  return (
    <Screen header={<AppBar title={t('part')} onBack={onBack} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ListSkeleton rows={6} />}
      {missing ? <PartMissing partNumber={partNumber} /> : error && <LoadFault error={error} onRetry={refetch} />}
    </Screen>
  );
}
