import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconOrders } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { useChosenPart } from '../use-chosen-part.ts';
import { usePart } from '../use-part.ts';
import { OpenRow } from './OpenRow.tsx';
import type { OpenKind } from './open-kinds.ts';
import { QuantityHead } from './QuantityHead.tsx';
import styles from './RowsScreen.module.css';
import { RowsScreen } from './RowsScreen.tsx';
import { sumOf } from './sum-of.ts';
import { useOpenRows } from './use-rows.ts';

/** The orders behind what is demanded or ordered, or the shipments behind what is on the way. */
export function OpenRowsScreen({ kind }: { kind: OpenKind }) {
  const t = useTranslations('parts');
  const partNumber = useChosenPart();
  const { today } = useToday();
  const pages = useOpenRows(kind, partNumber);
  const { data: part } = usePart(partNumber);
  const sum = sumOf(
    pages.rows?.map(({ quantity }) => quantity),
    pages,
    part?.[kind],
  );
  return (
    <RowsScreen title={t(`bucketTitle.${kind}`)} partNumber={partNumber} pages={pages}>
      <div className={styles['parts']}>
        <QuantityHead partNumber={partNumber} part={part} bucket={kind} sum={sum} />
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={t(`bucketTitle.${kind}`)}
          empty={
            <EmptyState icon={IconOrders} title={t(`noRows.${kind}`)}>
              {t('noRowsHow')}
            </EmptyState>
          }
        >
          {(row) => (
            <OpenRow
              key={`${row.kind} ${row.number} ${row.itemNumber}`}
              row={row}
              uom={part?.uom}
              overdue={row.date < today}
            />
          )}
        </PagedList>
      </div>
    </RowsScreen>
  );
}
