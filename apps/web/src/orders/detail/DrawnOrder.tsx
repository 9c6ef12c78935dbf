import type { Person } from '@gemba/contract/approvals/person';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  ApprovalNotice,
  ChangesPart,
  DecisionBar,
  DecisionMenu,
  HistoryPart,
  UndoDecisions,
  undoableIn,
  useDecision,
  useMovedOn,
  useOfferUndo,
  WaitingChanges,
  WhatChanged,
  waits,
} from '../../approvals/index.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import styles from './DrawnOrder.module.css';
import { type AnyOrder, readingOf } from './detail-kind.ts';
import { detailKinds } from './detail-kinds.ts';
import { HeadCard } from './HeadCard.tsx';
import { MessagePart } from './MessagePart.tsx';
import { OrderParts } from './OrderParts.tsx';
import { useAfterEvent } from './use-after-event.ts';
import { useDescribedField } from './use-described-field.ts';

type Props = {
  kind: ApprovalKind;
  number: string;
  order: AnyOrder;
  bar: { title: ReactNode; onBack?: () => void };
  onRefresh: () => Promise<unknown>;
};

export function DrawnOrder({ kind, number, order, bar, onRefresh }: Props) {
  const t = useTranslations('orders');
  const named = useTranslations('approvals');
  useTitle(named(`named.${kind}`, { number }));
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
    // What somebody does itself is no news to it.
    onOrder: (now) => {
      movedOn.forget();
      afterEvent(now);
    },
    onMovedOn: mark,
  });

  useOfferUndo(undoableIn(kind, number, order.history));

  const { head, changes } = detailKinds[kind];
  const reading = readingOf(order);
  const currency = typeof reading['currency'] === 'string' ? reading['currency'] : order.baseCurrency;
  const money = { currency, baseCurrency: order.baseCurrency, kind };
  const describe = useDescribedField(money);
  const change = changes?.(order);
  const changeKind = kind === 'rma' || kind === 'rtv' ? undefined : kind;
  const waiting = waits(events);
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
      footer={<DecisionBar decision={decision} />}
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
          <MessagePart message={reading['message']} by={requester} />
          <OrderParts order={order} kind={detailKinds[kind]} money={money} waiting={waiting} documents={documents} />
          {change && changeKind && (
            <ChangesPart
              order={{ type: changeKind, number, version, currency: change.currency, events }}
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
