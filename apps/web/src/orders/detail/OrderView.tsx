import type { Person } from '@gemba/contract/kit/person';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { IconDocument } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { ApprovalNotice } from '../deciding/ApprovalNotice.tsx';
import { DecisionBar } from '../deciding/DecisionBar.tsx';
import { DecisionMenu } from '../deciding/DecisionMenu.tsx';
import { HistoryPart } from '../deciding/HistoryPart.tsx';
import { MakerGoneNotice } from '../deciding/MakerGoneNotice.tsx';
import { canBeTakenOver, waitsForApproval } from '../deciding/offered.ts';
import { useDecision } from '../deciding/use-decision.ts';
import { useMovedOn } from '../deciding/use-moved-on.ts';
import { undoableIn, useOfferUndo } from '../deciding/use-offer-undo.ts';
import { WhatChanged } from '../deciding/WhatChanged.tsx';
import type { ApprovalParts, OrderQueue } from './approval-parts.ts';
import { type AnyOrder, readingOf } from './detail-kind.ts';
import { detailKinds } from './detail-kinds.ts';
import { HeadCard } from './HeadCard.tsx';
import { MessagePart } from './MessagePart.tsx';
import { OrderParts } from './OrderParts.tsx';
import styles from './OrderView.module.css';
import { useAfterEvent } from './use-after-event.ts';
import { useDescribeField } from './use-describe-field.ts';

type Props = {
  kind: ApprovalKind;
  number: string;
  order: AnyOrder;
  approvals: ApprovalParts;
  queue: OrderQueue | undefined;
  bar: { title: ReactNode; onBack?: () => void };
  onRefresh: () => Promise<unknown>;
};

/** One order with everything a decision needs. */
export function OrderView({ kind, number, order, approvals, queue, bar, onRefresh }: Props) {
  const { ChangesPart, UndoDecisions, WaitingChanges } = approvals;
  const t = useTranslations('orders');
  const deciding = useTranslations('deciding');
  useTitle(deciding(`named.${kind}`, { number }));
  const movedOn = useMovedOn(order);
  const afterEvent = useAfterEvent(kind, number);
  const mark = () => {
    movedOn.mark();
    void onRefresh();
  };
  const { version, approval, events } = order;
  const subject = { type: kind, number, version, approval, events };
  const decision = useDecision({
    subject,
    // The own event is no surprise: hide the comparison.
    onOrder: (now) => {
      movedOn.forget();
      afterEvent(now);
    },
    onMovedOn: mark,
    onDecided: queue?.onDecided,
  });

  useOfferUndo(undoableIn(kind, number, order.history));

  const { head, changes } = detailKinds[kind];
  const reading = readingOf(order);
  const currency = typeof reading['currency'] === 'string' ? reading['currency'] : order.baseCurrency;
  const money = { currency, baseCurrency: order.baseCurrency, kind };
  const describe = useDescribeField(money);
  const change = changes?.(order);
  const changeKind = kind === 'rma' || kind === 'rtv' ? undefined : kind;
  const waiting = waitsForApproval(events);
  const documents = useRef<HTMLDetailsElement>(null);
  const showDocuments = () => {
    if (!documents.current) return;
    documents.current.open = true;
    documents.current.scrollIntoView({ block: 'start' });
    documents.current.querySelector('summary')?.focus();
  };
  const arrive = useEffectEvent(showDocuments);
  useEffect(() => {
    if (window.location.hash === '#documents') arrive();
  }, []);
  const requester = (reading['requester'] ?? reading['owner']) as Person;
  return (
    <Screen
      header={
        <AppBar
          {...bar}
          actions={
            <>
              {order.documents.length > 0 && (
                <IconButton icon={IconDocument} label={t('documents')} onClick={showDocuments} />
              )}
              <DecisionMenu decision={decision} />
            </>
          }
        />
      }
      footer={<DecisionBar decision={decision} queue={queue} />}
      over={<UndoDecisions />}
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['parts']}>
          {movedOn.before && (
            <WhatChanged
              before={{ ...readingOf(movedOn.before), version: movedOn.before.version }}
              after={{ ...reading, version }}
              describe={describe}
              onClose={movedOn.forget}
            />
          )}
          {change && changeKind && (
            <WaitingChanges
              order={{ type: changeKind, number }}
              pending={change.count.pending}
              onChanged={movedOn.forget}
            />
          )}
          <HeadCard kind={kind} status={order.status} head={head(order)} reading={reading} money={money} />
          {waiting && <ApprovalNotice approval={approval} />}
          {canBeTakenOver(events) && <MakerGoneNotice name={(reading['owner'] as Person).name} />}
          <MessagePart message={reading['message']} by={requester} />
          <OrderParts order={order} kind={detailKinds[kind]} money={money} waiting={waiting} documents={documents} />
          {change && changeKind && (
            <ChangesPart
              order={{ type: changeKind, number, version, currency: change.currency, events }}
              pending={change.count.pending}
              decided={change.count.all - change.count.pending}
              items={change.items}
              onMovedOn={mark}
              onChanged={movedOn.forget}
            />
          )}
          <HistoryPart history={order.history} baseCurrency={order.baseCurrency} type={kind} />
        </div>
      </PullToRefresh>
    </Screen>
  );
}
