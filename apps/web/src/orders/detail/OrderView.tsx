import type { Person } from '@gemba/contract/kit/person';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconDocument } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useWide } from '../../kit/ui/layout/use-wide.ts';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { ApprovalNotice } from '../deciding/ApprovalNotice.tsx';
import { DecisionBar } from '../deciding/DecisionBar.tsx';
import { DecisionMenu } from '../deciding/DecisionMenu.tsx';
import { HistoryPart } from '../deciding/HistoryPart.tsx';
import { LimitShare } from '../deciding/LimitPart.tsx';
import { MakerGoneNotice } from '../deciding/MakerGoneNotice.tsx';
import { canBeTakenOver, waitsForApproval } from '../deciding/offered.ts';
import { useDecision } from '../deciding/use-decision.ts';
import { useMovedOn } from '../deciding/use-moved-on.ts';
import { undoableIn, useOfferUndo } from '../deciding/use-offer-undo.ts';
import { WhatChanged } from '../deciding/WhatChanged.tsx';
import { useExtension } from '../quote/use-extension.tsx';
import { useNoteAct } from '../returns/use-note-act.tsx';
import type { ApprovalParts, OrderQueue } from './approval-parts.ts';
import { type AnyOrder, readingOf } from './detail-kind.ts';
import { detailKinds } from './detail-kinds.ts';
import { HeadCard, PartyCode, PartyName } from './HeadCard.tsx';
import { MessagePart } from './MessagePart.tsx';
import { LinesPart, OrderParts } from './OrderParts.tsx';
import styles from './OrderView.module.css';
import { DocumentsPart } from './RelatedPart.tsx';
import { useAfterEvent } from './use-after-event.ts';
import { useDescribeField } from './use-describe-field.ts';
import { useOrderSteps } from './use-order-steps.ts';
import { useShowDocuments } from './use-show-documents.ts';
import { useWriteMessage } from './use-write-message.ts';
import { WideParts } from './WideParts.tsx';

const c = classesOf(styles);

type Props = {
  kind: ApprovalKind;
  number: string;
  order: AnyOrder;
  approvals: ApprovalParts;
  queue: OrderQueue | undefined;
  bar: { title: ReactNode; subtitle?: ReactNode; onBack?: () => void };
  onRefresh: () => Promise<unknown>;
};

/** One order with everything a decision needs. */
export function OrderView({ kind, number, order, approvals, queue, bar, onRefresh }: Props) {
  const { ChangesPart, UndoDecisions, WaitingChanges } = approvals;
  const t = useTranslations('orders');
  const deciding = useTranslations('deciding');
  useTitle(deciding(`named.${kind}`, { number }));
  const writeMessage = useWriteMessage(kind, number);
  const { step, others } = useOrderSteps(kind, number, order);
  const movedOn = useMovedOn(order);
  const afterEvent = useAfterEvent(kind, number);
  const mark = () => {
    movedOn.mark();
    void onRefresh();
  };
  const { version, approval, events } = order;
  const extension = useExtension({ number, version, events });
  const noteAct = useNoteAct(kind, number, order);
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

  const wide = useWide();
  const view = detailKinds[kind];
  const head = view.head(order);
  const shown = head.amount ?? { total: head.plannedCost, currency: order.baseCurrency };
  const reading = readingOf(order);
  const currency = typeof reading['currency'] === 'string' ? reading['currency'] : order.baseCurrency;
  const money = { currency, baseCurrency: order.baseCurrency, kind };
  const describe = useDescribeField(money);
  const change = view.changes?.(order);
  const changeKind = kind === 'rma' || kind === 'rtv' ? undefined : kind;
  const waiting = waitsForApproval(events);
  const { documents, showDocuments } = useShowDocuments();
  const requester = (reading['requester'] ?? reading['owner']) as Person;
  const parts = {
    message: <MessagePart message={reading['message']} by={requester} bare={wide} />,
    fields: <OrderParts order={order} kind={view} money={money} waiting={waiting} />,
    documents: <DocumentsPart documents={order.documents} folded={!wide} ref={documents} />,
    changes: change && changeKind && (
      <ChangesPart
        order={{ type: changeKind, number, version, currency: change.currency, events }}
        pending={change.count.pending}
        decided={change.count.all - change.count.pending}
        items={change.items}
        onMovedOn={mark}
        onChanged={movedOn.forget}
      />
    ),
    history: <HistoryPart history={order.history} baseCurrency={order.baseCurrency} type={kind} />,
  };
  return (
    <Screen
      header={
        <AppBar
          {...bar}
          subtitle={
            wide ? (
              <>
                <PartyName head={head} /> · <PartyCode head={head} />
              </>
            ) : (
              bar.subtitle
            )
          }
          actions={
            <>
              {order.documents.length > 0 && (
                <IconButton icon={IconDocument} label={t('documents')} onClick={showDocuments} />
              )}
              <DecisionMenu
                decision={decision}
                more={[...others, ...extension.items, ...noteAct.items, ...writeMessage]}
              />
            </>
          }
        />
      }
      footer={<DecisionBar decision={decision} queue={queue} step={queue ? undefined : step} />}
      over={<UndoDecisions />}
    >
      {extension.sheet}
      {noteAct.sheet}
      <PullToRefresh onRefresh={onRefresh}>
        <div className={c('parts', wide && 'wide')}>
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
              onDecided={queue?.onDecided}
            />
          )}
          <HeadCard
            kind={kind}
            status={order.status}
            head={head}
            reading={reading}
            money={money}
            wide={wide}
            limit={wide && waiting && approval.limit !== null && <LimitShare approval={approval} shown={shown} />}
          />
          {waiting && <ApprovalNotice approval={approval} limit={!wide} />}
          {canBeTakenOver(events) && <MakerGoneNotice name={(reading['owner'] as Person).name} />}
          {wide ? (
            <WideParts order={order} kind={view} money={money} {...parts} />
          ) : (
            <>
              {parts.message}
              {view.lines.map((lineKind) => (
                <LinesPart key={lineKind.title} order={order} kind={lineKind} money={money} />
              ))}
              {parts.fields}
              {parts.documents}
              {parts.changes}
              {parts.history}
            </>
          )}
        </div>
      </PullToRefresh>
    </Screen>
  );
}
