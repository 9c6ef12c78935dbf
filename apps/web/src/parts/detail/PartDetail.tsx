import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ContentSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PartMissing } from '../PartMissing.tsx';
import { useGetPart } from '../use-get-part.ts';
import { PartView } from './PartView.tsx';

type Props = {
  partNumber: string;
  /** The tab below the quantities; the first one if the value is none of them. */
  tab: string | undefined;
  onTab: (tab: string) => void;
  /** Alone in the window, with a Back button; otherwise beside the list. */
  onBack?: (() => void) | undefined;
};

/** One part with all its data. */
export function PartDetail({ partNumber, tab, onTab, onBack }: Props) {
  const t = useTranslations('parts');
  const { data: part, error, isLoading, refetch } = useGetPart(partNumber);
  if (part) return <PartView part={part} tab={tab} onTab={onTab} onBack={onBack} onRefresh={refetch} />;
  const missing = !isPartNumber(partNumber) || refusalCode(error) === 'PART_NOT_EXIST';
  return (
    <Screen header={<AppBar title={t('part')} onBack={onBack} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ContentSkeleton />}
      {missing ? <PartMissing partNumber={partNumber} /> : error && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
