import type { OfferedEvent } from '@gemba/contract/approvals/offered-event';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { ChangeCards } from './ChangeCards.tsx';
import { type ChangeableItem, type ChangeKind, mayChange } from './changeable.ts';

const ChangeItemSheet = lazy(async () => ({ default: (await import('./ChangeItemSheet.tsx')).ChangeItemSheet }));

type Props = {
  order: { type: ChangeKind; number: string; version: number; currency: string; events: readonly OfferedEvent[] };
  /** How many requests were decided, as the order says. */
  decided: number;
  items: readonly ChangeableItem[];
  onMovedOn: () => void;
  /** The person itself changed the order. */
  onChanged: () => void;
};

/** The wishes that were decided, and the way for the maker to change an item. */
export function ChangesPart({ order, decided, items, onMovedOn, onChanged }: Props) {
  const t = useTranslations('approvals');
  const [changing, setChanging] = useState(false);
  const offered = mayChange(order.events) && items.length > 0;
  if (decided === 0 && !offered) return null;
  const action = offered ? { label: t('changeItem'), onClick: () => setChanging(true) } : undefined;
  const { type, number } = order;
  return (
    <section>
      <SectionHeader title={t('changes')} action={action} />
      {decided > 0 ? <ChangeCards type={type} number={number} onChanged={onChanged} /> : <p>{t('noChanges')}</p>}
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

type WaitingProps = { order: { type: ChangeKind; number: string }; pending: number; onChanged: () => void };

/** The wishes that wait: on top of the order, since somebody has come to decide about them. */
export function WaitingChanges({ order: { type, number }, pending, onChanged }: WaitingProps) {
  const t = useTranslations('approvals');
  if (pending === 0) return null;
  return (
    <section>
      <SectionHeader title={t('changesWait')} />
      <ChangeCards type={type} number={number} waiting onChanged={onChanged} />
    </section>
  );
}
