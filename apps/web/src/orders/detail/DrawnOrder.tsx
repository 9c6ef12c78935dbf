import type { Person } from '@gemba/contract/approvals/person';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { RelatedDocument } from '@gemba/contract/orders/order-shapes';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  ApprovalNotice,
  ChangesPart,
  DecisionBar,
  DecisionMenu,
  HistoryPart,
  UndoDecisions,
  useDecision,
  useMovedOn,
  WhatChanged,
  waits,
} from '../../approvals/index.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Fold } from '../../kit/ui/Fold.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import styles from './DrawnOrder.module.css';
import { type AnyOrder, type RelatedName, readingOf } from './detail-kind.ts';
import { detailKinds } from './detail-kinds.ts';
import { FieldList, type Reading } from './FieldList.tsx';
import { HeadCard } from './HeadCard.tsx';
import { LinesPart } from './LinesPart.tsx';
import { MessagePart } from './MessagePart.tsx';
import { DocumentsPart, RelatedPart } from './RelatedPart.tsx';
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
  const decision = useDecision({ subject, onOrder: afterEvent, onMovedOn: mark });

  const { head, lines, totals, groups, related, changes } = detailKinds[kind];
  const reading = readingOf(order);
  const currency = typeof reading['currency'] === 'string' ? reading['currency'] : order.baseCurrency;
  const money = { currency, baseCurrency: order.baseCurrency };
  const describe = useDescribedField(money);
  const change = changes?.(order);
  const waiting = waits(events);
  const requester = (reading['requester'] ?? reading['owner']) as Person;
  return (
    <Screen
      header={<AppBar {...bar} actions={<DecisionMenu decision={decision} />} />}
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
          <HeadCard kind={kind} status={order.status} head={head(order)} reading={reading} money={money} />
          {waiting && <ApprovalNotice approval={approval} />}
          <MessagePart message={reading['message']} by={requester} />
          {lines.map((one) => (
            <LinesPart key={one.title} order={order} kind={one} money={money} />
          ))}
          {totals.length > 0 && (
            <Card>
              <div className={styles['totals']}>
                <FieldList reading={reading} fields={totals} money={money} />
              </div>
            </Card>
          )}
          {groups.map(({ title, fields, of }) => (
            <Fold key={title} title={t(`group.${title}`)} open={title === 'credit' && waiting}>
              <FieldList reading={of ? (reading[of] as Reading) : reading} fields={fields} money={money} />
            </Fold>
          ))}
          {Object.entries(related).map(([name, thing]) => (
            <RelatedPart
              key={name}
              name={name as RelatedName}
              thing={thing}
              documents={reading[name] as RelatedDocument[]}
            />
          ))}
          <DocumentsPart documents={order.documents} />
          {change && kind !== 'rma' && kind !== 'rtv' && (
            <ChangesPart
              order={{ type: kind, number, version, currency: change.currency, events }}
              count={change.count}
              items={change.items}
              onMovedOn={mark}
            />
          )}
          <HistoryPart history={order.history} baseCurrency={order.baseCurrency} reviewed={kind === 'so'} />
        </div>
      </PullToRefresh>
    </Screen>
  );
}
