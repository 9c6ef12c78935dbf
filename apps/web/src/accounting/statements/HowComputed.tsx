import { useTranslations } from 'use-intl';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { type Fact, Facts } from '../../kit/ui/list/Facts.tsx';
import styles from './HowComputed.module.css';

type Props = {
  /** The sum in plain words. */
  words: string;
  /** The figures on the screen, each with its definition. */
  terms?: readonly Fact[];
  /** The filter used. */
  filter: readonly Fact[];
};

/** How the figures are computed, and from which entries. */
export function HowComputed({ words, terms = [], filter }: Props) {
  const t = useTranslations('accounting.statement');
  return (
    <Fold title={t('how')}>
      <p className={styles['words']}>{words}</p>
      {terms.length > 0 && (
        <dl className={styles['terms']}>
          {terms.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Facts facts={filter} />
    </Fold>
  );
}
