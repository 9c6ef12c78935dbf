import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sparkline } from '../../kit/ui/charts/Sparkline.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from './InventoryLogScreen.module.css';

/** The quantity on hand at one location over time. The newest row comes first. */
export function StockCourse({ rows }: { rows: readonly LogRow[] }) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const { dayOf } = useToday();
  const [newest] = rows;
  if (!newest) return null;
  return (
    <Card pad>
      <div className={styles['course']}>
        <p className={styles['stock']}>
          <span>{t('logged.onhand')}</span>
          <b>{figures.quantity(newest.onhand.new)}</b>
        </p>
        <Sparkline
          stepped
          label={t('course')}
          columns={[t('day'), t('logged.onhand')]}
          points={rows.toReversed().map(({ postedAt, onhand }) => ({
            label: figures.day(dayOf(postedAt)),
            value: Number(onhand.new),
            text: figures.quantity(onhand.new),
          }))}
        />
      </div>
    </Card>
  );
}
