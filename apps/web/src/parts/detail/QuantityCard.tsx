import { compare } from '@gemba/contract/kit/fixed-point';
import { subtractQuantity, sumQuantities } from '@gemba/contract/kit/quantity';
import { BUCKETS, type Bucket, type Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { CoverageBar } from '../../kit/ui/figures/CoverageBar.tsx';
import { QuantityGrid } from '../../kit/ui/figures/QuantityGrid.tsx';
import { tidyDecimal } from '../../kit/ui/input/decimal-input.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { addressOfBucket } from '../rows/bucket-links.ts';
import styles from './QuantityCard.module.css';

/** Abbreviations that few people know; the grid reads them out in full. */
const SHORT = ['inWIP', 'inSIP', 'inSIT', 'inTO'] as const satisfies Bucket[];
const isShort = (bucket: Bucket): bucket is (typeof SHORT)[number] => SHORT.some((short) => short === bucket);

/** The eight quantities, each opening its rows, and whether they cover the demand. */
export function QuantityCard({ part }: { part: Part }) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const { partNumber, onHand, onOrder, onDemand } = part;
  const lack = subtractQuantity(onDemand, onHand);
  const after = subtractQuantity(sumQuantities([onHand, onOrder]), onDemand);
  const isShortNow = compare(lack, '0') > 0;
  return (
    <Card>
      <QuantityGrid
        label={t('quantities')}
        quantities={BUCKETS.map((bucket) => ({
          label: t(`bucketShort.${bucket}`),
          ...(isShort(bucket) && { meaning: t(`bucketTitle.${bucket}`) }),
          value: figures.quantity(part[bucket]),
          zero: compare(part[bucket], '0') === 0,
          href: addressOfBucket(bucket, partNumber),
        }))}
      />
      <div className={styles['cover']}>
        <CoverageBar onHand={tidyDecimal(onHand)} onOrder={tidyDecimal(onOrder)} demand={tidyDecimal(onDemand)}>
          {isShortNow && <StatusTag tone="warn">{t('shortNow', { quantity: figures.quantity(lack) })}</StatusTag>}
          {isShortNow &&
            (compare(after, '0') >= 0 ? (
              <StatusTag tone="ok">{t('enoughAfter', { quantity: figures.quantity(after) })}</StatusTag>
            ) : (
              <StatusTag tone="bad">
                {t('shortAfter', { quantity: figures.quantity(subtractQuantity('0', after)) })}
              </StatusTag>
            ))}
          {!isShortNow && compare(onDemand, '0') > 0 && <StatusTag tone="ok">{t('covered')}</StatusTag>}
        </CoverageBar>
      </div>
    </Card>
  );
}
