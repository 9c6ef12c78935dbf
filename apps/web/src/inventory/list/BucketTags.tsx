import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import { isZero } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';

const tones = { inQA: 'hold', inSip: 'info', inSit: 'info', inWip: 'info', inTO: 'info', onLoan: 'warn' } as const;
const OTHERS = Object.keys(tones) as (keyof typeof tones)[];

const otherBuckets = (balance: Balance) => OTHERS.filter((bucket) => !isZero(balance[bucket]));

export const hasOthers = (balance: Balance) => otherBuckets(balance).length > 0;

/** On hand or not: goods that wait for QA or are on their way are there too. */
export const isStocked = (balance: Balance) => !isZero(balance.onHand) || hasOthers(balance);

/** Every quantity beside the one on hand, with its state: 200 in QA. */
export function BucketTags({ balance }: { balance: Balance }) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  return otherBuckets(balance).map((bucket) => (
    <StatusTag key={bucket} tone={tones[bucket]}>
      {t('inBucket', { quantity: figures.quantity(balance[bucket]), bucket: t(`bucket.${bucket}`) })}
    </StatusTag>
  ));
}
