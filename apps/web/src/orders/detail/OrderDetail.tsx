import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { DrawnOrder } from './DrawnOrder.tsx';
import { detailKinds } from './detail-kinds.ts';
import { useOrder } from './use-order.ts';

type Props = {
  kind: ApprovalKind;
  number: string;
  /** Alone in the window, with a way back; else beside the list. */
  alone?: boolean;
};

/** One order of whatever kind, read anew whenever it is opened. */
export function OrderDetail({ kind, number, alone = false }: Props) {
  const t = useTranslations('orders');
  const named = useTranslations('approvals');
  const back = useBackTo(detailKinds[kind].above);
  const { data: order, error, isPending, refetch } = useOrder(kind, number);
  const bar = {
    title: <span className="code">{named(`named.${kind}`, { number })}</span>,
    ...(alone && { onBack: back }),
  };
  if (order) return <DrawnOrder kind={kind} number={number} order={order} bar={bar} onRefresh={refetch} />;
  const missing = refusalCode(error)?.endsWith('_NOT_EXIST');
  return (
    <Screen header={<AppBar {...bar} />} busy={isPending} fill={!isPending}>
      {isPending && <ListSkeleton rows={6} />}
      {missing && (
        <EmptyState icon={IconSearch} title={t('notThere', { number })}>
          {t('notThereHow')}
        </EmptyState>
      )}
      {error && !missing && <LoadFault error={error} onRetry={refetch} />}
    </Screen>
  );
}
