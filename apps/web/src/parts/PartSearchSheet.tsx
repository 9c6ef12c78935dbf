import { useTranslations } from 'use-intl';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { PartSearch } from './PartSearch.tsx';

type Props = { open: boolean; onClose: () => void; start: string; onChoose: (partNumber: string) => void };

export function PartSearchSheet({ open, onClose, start, onChoose }: Props) {
  const t = useTranslations('parts');
  return (
    <Sheet open={open} onClose={onClose} title={t('findPart')}>
      <PartSearch
        start={start}
        onChoose={(partNumber) => {
          onChoose(partNumber);
          onClose();
        }}
      />
    </Sheet>
  );
}
