import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sparkline } from '../../kit/ui/charts/Sparkline.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import type { LineView } from '../detail/line-view.ts';
import styles from './CostCourse.module.css';
import { earlierCosts } from './earlier-costs.ts';
import { useListPurchaseOrderItems } from './use-list-purchase-order-items.ts';

type Props = { part: string; price: NonNullable<LineView['price']>; currency: string };

/** The cost that an order asks for a part, after those of the orders before it. */
export function CostCourse({ part, price: { asked, last, poNumber, poDate }, currency }: Props) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { rows } = useListPurchaseOrderItems({ partNumber: part, to: poDate });
  const earlier = earlierCosts(rows ?? [], { poNumber, poDate, currency });
  const [first] = earlier;
  const points = [
    ...earlier.map((row) => ({ ...row, text: figures.pastCost(row.costPerUnit, currency) })),
    { poDate, costPerUnit: asked, text: figures.unitCost(asked, currency) },
  ];
  const before = last && t('lastCost', { cost: figures.pastCost(last, currency) });
  return (
    <Card pad>
      <p className={styles['title']}>{t.rich('costOf', { part, code: asCode })}</p>
      <p className={styles['asked']}>{figures.unitCost(asked, currency)}</p>
      {first ? (
        <Sparkline
          label={t('costCourse', { part })}
          columns={[t('field.poDate'), t('field.costPerUnit')]}
          points={points.map((point) => ({
            label: figures.day(point.poDate),
            value: Number(point.costPerUnit),
            text: point.text,
          }))}
          ends={[`${figures.day(first.poDate)} ${figures.pastCost(first.costPerUnit, currency)}`, before]}
        />
      ) : (
        <p className={styles['last']}>{before}</p>
      )}
    </Card>
  );
}
