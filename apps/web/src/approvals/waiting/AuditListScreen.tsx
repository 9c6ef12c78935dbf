import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconOrders } from '../../kit/ui/icons.ts';
import { Panes } from '../../kit/ui/layout/Panes.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useWide } from '../../kit/ui/layout/use-wide.ts';
import { OrderDetail, useOfferUndo } from '../../orders/index.ts';
import { useDecideApprovals } from '../decide/use-decide-approvals.ts';
import { approvalParts } from '../order-parts.ts';
import type { Asking } from './AuditSheets.tsx';
import { useQueue } from './use-queue.tsx';
import { useSelection } from './use-selection.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** The waiting list, and the order that was opened from it: beside it in a wide window, else in its place. */
export function AuditListScreen() {
  const t = useTranslations('orders');
  const deciding = useTranslations('deciding');
  const wide = useWide();
  const decisions = useDecideApprovals();
  const waiting = useWaiting(decisions);
  useOfferUndo(waiting.counts.data?.undoable);
  const selection = useSelection(waiting.approvable);
  const [asking, setAsking] = useState<Asking>();
  const { type, number } = waiting.search;
  const queue = useQueue(waiting, { beside: wide });
  const list = (
    <WaitingScreen
      waiting={waiting}
      selection={selection}
      decisions={decisions}
      asking={asking}
      onAsk={setAsking}
      // An open order shows the undo bar itself.
      undo={number === undefined}
    />
  );
  const order = number && (
    <OrderDetail
      key={`${type} ${number}`}
      kind={type}
      number={number}
      approvals={approvalParts}
      queue={queue}
      alone={!wide}
    />
  );
  if (!wide) return order || list;
  return (
    <Panes
      list={list}
      detailLabel={number ? deciding(`named.${type}`, { number }) : t('chosen')}
      detail={
        order || (
          <Screen fill>
            <EmptyState icon={IconOrders} title={t('chooseOne')} how={t('chooseOneHow')} />
          </Screen>
        )
      }
    />
  );
}
