import { useTranslations } from 'use-intl';
import { Banner } from '../kit/ui/Banner.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import styles from './ChangesPart.module.css';
import type { ChangeKind } from './changeable.ts';
import { useOrderChanges } from './use-order-changes.ts';

type Props = { type: ChangeKind; number: string; waiting?: boolean; onChanged: () => void };

/** The wishes of one order: those that wait, or those that were decided. */
export function ChangeCards({ type, number, waiting = false, onChanged }: Props) {
  const t = useTranslations('approvals');
  const changes = useOrderChanges(type, number);
  if (changes.isPending) return <ListSkeleton rows={1} />;
  if (changes.isError) {
    return (
      <Banner
        tone="warn"
        title={t('changesFailed')}
        action={
          <Button small onClick={() => changes.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles['cards']}>
      {changes.data.items
        .filter(({ status }) => (status === 'PENDING') === waiting)
        .map((change) => (
          <ChangeCard key={change.changeId} change={change} onChanged={onChanged} />
        ))}
    </div>
  );
}
