import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ContentSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import type { ApprovalParts, OrderQueue } from './approval-parts.ts';
import { detailKinds } from './detail-kinds.ts';
import { OrderView } from './OrderView.tsx';
import { useOrder } from './use-order.ts';

export type OrderDetailProps = {
  kind: ApprovalKind;
  number: string;
  /** Alone in the window, with a Back button; otherwise beside the list. */
  alone?: boolean;
  queue?: OrderQueue;
};

type Props = OrderDetailProps & { approvals: ApprovalParts };

/** One order of any kind, read again whenever it is opened. */
export function OrderDetail({ kind, number, alone = false, queue, approvals }: Props) {
  const t = useTranslations('orders');
  const deciding = useTranslations('deciding');
  const back = useBackTo(queue?.above ?? detailKinds[kind].above);
  const { data: order, error, isPending, refetch } = useOrder(kind, number);
  const bar = {
    title: <span className="code">{deciding(`named.${kind}`, { number })}</span>,
    ...(alone && { onBack: back, subtitle: queue?.position }),
  };
  if (order) {
    return (
      <OrderView
        kind={kind}
        number={number}
        order={order}
        approvals={approvals}
        queue={queue}
        bar={bar}
        onRefresh={refetch}
      />
    );
  }
  const missing = refusalCode(error)?.endsWith('_NOT_EXIST');
  return (
    <Screen header={<AppBar {...bar} />} busy={isPending} fill={!isPending}>
      {isPending && <ContentSkeleton />}
      {missing && <EmptyState icon={IconSearch} title={t('notThere', { number })} how={t('notThereHow')} />}
      {error && !missing && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
