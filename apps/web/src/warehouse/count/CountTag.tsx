import type { CountRow } from '@gemba/contract/warehouse/count/count';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { TakenBackTag } from '../TakenBackTag.tsx';

const looks = { OPEN: ['info', 'half'], POSTED: ['ok', 'tick'], CANCELLED: ['idle', 'cross'] } as const;

type Props = { count: Pick<CountRow, 'status' | 'reverses' | 'reversedBy'> };

export function CountTag({ count }: Props) {
  const t = useTranslations('warehouse');
  const [tone, shape] = looks[count.status];
  return (
    <TakenBackTag document={count}>
      <StatusTag tone={tone} shape={shape}>
        {t(`state.${count.status}`)}
      </StatusTag>
    </TakenBackTag>
  );
}
