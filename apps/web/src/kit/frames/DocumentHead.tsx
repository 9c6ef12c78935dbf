import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../text/whole-codes.tsx';
import { FittedNumber } from '../ui/figures/FittedNumber.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { type Fact, Facts } from '../ui/list/Facts.tsx';
import styles from './DocumentHead.module.css';

type Props = {
  title: ReactNode;
  /** The order it belongs to. */
  sub?: ReactNode;
  amount?: string | undefined;
  tags?: ReactNode;
  facts: readonly Fact[];
  /** The document that takes it back, or that it takes back. */
  other?: ReactNode;
  /** Why the one takes the other back. */
  reason?: string | null;
  /** Why it cannot be taken back. */
  why?: ReactNode;
};

/** The first card of a document: whose it is, its order, its amount and state, when and by whom. */
export function DocumentHead({ title, sub, amount, tags, facts, other, reason, why }: Props) {
  const t = useTranslations('posting');
  return (
    <Card pad>
      <h2 className={styles['title']}>{wholeCodes(title)}</h2>
      {sub && <p className={styles['sub']}>{wholeCodes(sub)}</p>}
      {(amount || tags) && (
        <div className={styles['number']}>
          {amount && <FittedNumber size="large">{amount}</FittedNumber>}
          {tags}
        </div>
      )}
      <Facts facts={facts} />
      {reason && <p className={styles['note']}>{t('reasonIs', { reason })}</p>}
      {other && <p className={styles['note']}>{wholeCodes(other)}</p>}
      {why && <p className={styles['note']}>{why}</p>}
    </Card>
  );
}
