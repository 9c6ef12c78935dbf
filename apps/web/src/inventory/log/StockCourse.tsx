import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { todayIn } from '@gemba/contract/kit/dates';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Sparkline } from '../../kit/ui/charts/Sparkline.tsx';
import styles from './InventoryLogScreen.module.css';

/** What is on hand at one location, and how it came to that. The newest row comes first. */
export function StockCourse({ rows }: { rows: readonly LogRow[] }) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const { timeZone } = useStore(companySetting);
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
            label: figures.day(todayIn(timeZone, new Date(postedAt))),
            value: Number(onhand.new),
            text: figures.quantity(onhand.new),
          }))}
        />
      </div>
    </Card>
  );
}
