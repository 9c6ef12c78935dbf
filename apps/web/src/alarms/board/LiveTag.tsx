import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconOffline } from '../../kit/ui/icons.ts';
import { useLive } from './use-live.ts';

/** Live while the stream brings every change at once; else how old the board is. */
export function LiveTag({ asOf, failed }: { asOf: string; failed: boolean }) {
  const t = useTranslations('alarms');
  const figures = useFigures();
  if (useLive(failed)) return <StatusTag tone="ok">{t('live')}</StatusTag>;
  return (
    <StatusTag tone="warn" icon={IconOffline}>
      {t('asOf', { time: figures.time(asOf) })}
    </StatusTag>
  );
}
