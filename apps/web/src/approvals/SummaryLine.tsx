import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { IconFold } from '../kit/ui/icons.ts';
import styles from './AuditBar.module.css';
import type { Waiting } from './use-waiting.ts';

/** How much waits, and in which order it stands. */
export function SummaryLine({ waiting, onSort }: { waiting: Waiting; onSort: () => void }) {
  const t = useTranslations('approvals');
  const { money } = useFigures();
  const { counts, search } = waiting;
  const count = counts.data?.kinds.find(({ type }) => type === search.type);
  return (
    <div className={styles['summary']}>
      <p className={styles['waiting']}>
        {counts.data &&
          count &&
          t(count.more ? 'waitingMore' : 'waiting', {
            count: count.waiting,
            amount: money(count.amount, counts.data.currency),
          })}
      </p>
      <button
        type="button"
        className={styles['sort']}
        aria-haspopup="dialog"
        aria-label={`${t('sortTitle')}: ${t(`sort.${search.sort}`)}`}
        onClick={onSort}
      >
        {t(`sort.${search.sort}`)}
        <IconFold size={20} />
      </button>
    </div>
  );
}
