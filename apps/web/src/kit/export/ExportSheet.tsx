import { useTranslations } from 'use-intl';
import type { List } from '../client/use-pages.ts';
import { useSize } from '../text/use-size.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { showToast } from '../ui/feedback/notices.ts';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { Sheet } from '../ui/feedback/Sheet.tsx';
import { Button } from '../ui/input/Button.tsx';
import { useExport } from './use-export.ts';

type Props = { list: List; open: boolean; onClose: () => void; onClosed: () => void };

/** The progress of an export; closes by itself unless the export failed or was cut. */
export function ExportSheet({ list, open, onClose, onClosed }: Props) {
  const t = useTranslations('kit');
  const size = useSize();
  const { state, again } = useExport(list, open, (name) => {
    showToast(t('exported', { name }));
    onClose();
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t('exportList')}
      footer={
        <Button kind="outline" wide onClick={onClose}>
          {t(state.step === 'running' ? 'cancelExport' : 'close')}
        </Button>
      }
    >
      {state.step === 'running' && (
        <ProgressBar label={state.received > 0 ? t('exportedSoFar', { size: size(state.received) }) : t('exporting')} />
      )}
      {state.step === 'failed' && <LoadError error={state.error} onRetry={again} />}
      {state.step === 'cut' && (
        <Banner tone="warn" title={t('exportCut')}>
          {t('exportCutHow')}
        </Banner>
      )}
    </Sheet>
  );
}
