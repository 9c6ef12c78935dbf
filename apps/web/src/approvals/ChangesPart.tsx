import type { OfferedEvent } from '@gemba/contract/approvals/offered-event';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../kit/ui/Banner.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import styles from './ChangesPart.module.css';
import { type ChangeableItem, type ChangeKind, mayChange } from './changeable.ts';
import { useOrderChanges } from './use-order-changes.ts';

const ChangeItemSheet = lazy(async () => ({ default: (await import('./ChangeItemSheet.tsx')).ChangeItemSheet }));

type Props = {
  order: { type: ChangeKind; number: string; version: number; currency: string; events: readonly OfferedEvent[] };
  /** How many requests there are or were, as the order says. */
  count: number;
  items: readonly ChangeableItem[];
  onMovedOn: () => void;
};

/** The wishes to change an order that was approved, and the way for its maker to change an item. */
export function ChangesPart({ order, count, items, onMovedOn }: Props) {
  const t = useTranslations('approvals');
  const [changing, setChanging] = useState(false);
  const offered = mayChange(order.events) && items.length > 0;
  if (count === 0 && !offered) return null;
  const action = offered ? { label: t('changeItem'), onClick: () => setChanging(true) } : undefined;
  return (
    <section>
      <SectionHeader title={t('changes')} action={action} />
      {count > 0 ? <Changes type={order.type} number={order.number} /> : <p>{t('noChanges')}</p>}
      {changing && (
        <Suspense>
          <ChangeItemSheet order={order} items={items} onClose={() => setChanging(false)} onMovedOn={onMovedOn} />
        </Suspense>
      )}
    </section>
  );
}

function Changes({ type, number }: { type: ChangeKind; number: string }) {
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
      {changes.data.items.map((change) => (
        <ChangeCard key={change.changeId} change={change} />
      ))}
    </div>
  );
}
