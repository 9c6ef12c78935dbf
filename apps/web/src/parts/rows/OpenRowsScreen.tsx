import type { OpenQuantityRow } from '@gemba/contract/parts/part-rows';
import { useTranslations } from 'use-intl';
import { useLinkTo, useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconDate, IconOrders } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useChosenPart } from '../use-chosen-part.ts';
import { useGetPart } from '../use-get-part.ts';
import type { OpenKind } from './open-kinds.ts';
import { QuantityHead } from './QuantityHead.tsx';
import { RowsScreen } from './RowsScreen.tsx';
import { sumOf } from './sum-of.ts';
import { useOpenRows } from './use-open-rows.ts';

/** The orders behind the demand or the supply, or the shipments in transit. */
export function OpenRowsScreen({ kind }: { kind: OpenKind }) {
  const t = useTranslations('parts');
  const partNumber = useChosenPart();
  const { today } = useToday();
  const pages = useOpenRows(kind, partNumber);
  const { data: part } = useGetPart(partNumber);
  const sum = sumOf(
    pages.rows?.map(({ quantity }) => quantity),
    pages,
    part?.[kind],
  );
  return (
    <RowsScreen
      title={t(`bucketTitle.${kind}`)}
      partNumber={partNumber}
      pages={pages}
      head={<QuantityHead partNumber={partNumber} part={part} bucket={kind} sum={sum} />}
      empty={<EmptyState icon={IconOrders} title={t(`noRows.${kind}`)} how={t('noRowsHow')} />}
    >
      {(row) => (
        <OpenRow
          key={`${row.kind} ${row.number} ${row.itemNumber}`}
          row={row}
          uom={part?.uom}
          overdue={row.date < today}
        />
      )}
    </RowsScreen>
  );
}

type Props = { row: Omit<OpenQuantityRow, 'status'>; uom: string | undefined; overdue: boolean };

/** One order or document behind a quantity; a tap opens it. */
function OpenRow({ row, uom, overdue }: Props) {
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
