import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../kit/ui/Card.tsx';
import { type Fact, Facts } from '../../kit/ui/Facts.tsx';
import styles from './PaperHead.module.css';

type Props = {
  title: ReactNode;
  /** The order it belongs to. */
  sub?: ReactNode;
  amount?: string | undefined;
  tags?: ReactNode;
  facts: readonly Fact[];
  /** The paper that takes it back, or that it takes back. */
  other?: ReactNode;
  /** Why the one takes the other back. */
  reason?: string | null;
  /** Why it cannot be taken back. */
  why?: ReactNode;
};

/** The first card of a paper that moved goods: whose, of which order, how much, how it stands, when and by whom. */
export function PaperHead({ title, sub, amount, tags, facts, other, reason, why }: Props) {
  const t = useTranslations('posting');
  return (
    <Card pad>
      <h2 className={styles['title']}>{title}</h2>
      {sub && <p className={styles['sub']}>{sub}</p>}
      {(amount || tags) && (
        <div className={styles['number']}>
          {amount && <span className={styles['amount']}>{amount}</span>}
          {tags}
        </div>
      )}
      <Facts facts={facts} />
      {reason && <p className={styles['note']}>{t('reasonIs', { reason })}</p>}
      {other && <p className={styles['note']}>{other}</p>}
      {why && <p className={styles['note']}>{why}</p>}
    </Card>
  );
}
