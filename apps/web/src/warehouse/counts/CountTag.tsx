import type { CountRow } from '@gemba/contract/warehouse/counts';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';

const looks = { OPEN: ['info', 'half'], POSTED: ['ok', 'tick'], CANCELLED: ['idle', 'cross'] } as const;

export function CountTag({ status }: { status: CountRow['status'] }) {
  const t = useTranslations('warehouse');
  const [tone, shape] = looks[status];
  return (
    <StatusTag tone={tone} shape={shape}>
      {t(`state.${status}`)}
    </StatusTag>
  );
}
