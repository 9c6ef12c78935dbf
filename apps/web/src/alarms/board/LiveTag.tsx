import { useTranslations } from 'use-intl';
import { messageState } from '../../auth/index.ts';
import { useOnline } from '../../kit/offline/use-online.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconOffline } from '../../kit/ui/icons.ts';

/** Live while the stream brings every change at once; else how old the board is. */
export function LiveTag({ asOf, failed }: { asOf: string; failed: boolean }) {
  const t = useTranslations('alarms');
  const figures = useFigures();
  const online = useOnline();
  const { isConnected } = useStore(messageState);
  if (online && isConnected && !failed) return <StatusTag tone="ok">{t('live')}</StatusTag>;
  return (
    <StatusTag tone="warn" icon={IconOffline}>
      {t('asOf', { time: figures.time(asOf) })}
    </StatusTag>
  );
}
