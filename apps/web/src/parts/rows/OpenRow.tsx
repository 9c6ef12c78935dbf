import type { OpenQuantityRow } from '@gemba/contract/parts/part-rows';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconDate } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';

type Props = { row: Omit<OpenQuantityRow, 'status'>; uom: string | undefined; overdue: boolean };

/** One order or document behind a quantity; it opens it. */
export function OpenRow({ row, uom, overdue }: Props) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { kind, number, itemNumber, party, date, quantity } = row;
  return (
    <ListRow
      href={linkTo(kind, number)}
      code
      title={t(`source.${kind}`, { number })}
      sub={[itemNumber !== null && t('item', { item: itemNumber }), party].filter(Boolean).join(' · ')}
      value={figures.quantity(quantity)}
      valueSub={uom}
      chips={
        <StatusTag tone={overdue ? 'warn' : 'idle'} icon={IconDate}>
          {overdue ? t('overdueSince', { day: figures.day(date) }) : figures.day(date)}
        </StatusTag>
      }
    />
  );
}
