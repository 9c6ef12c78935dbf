import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import type { ChangeableKind, ChangesProps, WaitingChangesProps } from '../../orders/index.ts';
import type { AfterChange } from './ChangeButtons.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import styles from './ChangesPart.module.css';
import { useListOrderChanges } from './use-list-order-changes.ts';

const ChangeItemSheet = lazy(async () => ({ default: (await import('./ChangeItemSheet.tsx')).ChangeItemSheet }));

/** Whether the state machine lets this person change the order's items now. */
const mayChange = (events: readonly OfferedEvent[]) =>
  events.some(({ event, refusal }) => event === 'amend' && refusal === null);

/** The decided change requests, and the button for the maker to change an item: one change at a time. */
export function ChangesPart({ order, pending, decided, items, onMovedOn, onChanged }: ChangesProps) {
  const t = useTranslations('approvals');
  const [changing, setChanging] = useState(false);
  const maker = mayChange(order.events) && items.length > 0;
  if (decided === 0 && !maker) return null;
  const offered = maker && pending === 0;
  const action = offered ? { label: t('changeItem'), onClick: () => setChanging(true) } : undefined;
  const { type, number } = order;
  return (
    <section>
      <SectionHeader title={t('changes')} action={action} />
      {maker && pending > 0 && <p>{t('oneChangeAtATime')}</p>}
      {offered && decided === 0 && <p>{t('noChanges')}</p>}
      {decided > 0 && <ChangeCards type={type} number={number} onChanged={onChanged} />}
      {changing && (
        <Suspense>
          <ChangeItemSheet
            order={order}
            items={items}
            onClose={() => setChanging(false)}
            onMovedOn={onMovedOn}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The waiting change requests stand above the order: the reader has come to decide about them. */
export function WaitingChanges({ order: { type, number }, pending, onChanged, onDecided }: WaitingChangesProps) {
  const t = useTranslations('approvals');
  if (pending === 0) return null;
  return (
    <section>
      <SectionHeader title={t('changesWait')} />
      <ChangeCards type={type} number={number} waiting onChanged={onChanged} onDecided={onDecided} />
    </section>
  );
}

type Props = { type: ChangeableKind; number: string; waiting?: boolean } & AfterChange;

/** The change requests of one order: the waiting ones or the decided ones. */
function ChangeCards({ type, number, waiting = false, onChanged, onDecided }: Props) {
  const t = useTranslations('approvals');
  const changes = useListOrderChanges(type, number);
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
          <ChangeCard key={change.changeId} change={change} onChanged={onChanged} onDecided={onDecided} />
        ))}
    </div>
  );
}
