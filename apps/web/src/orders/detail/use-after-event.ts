import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { OrderOf } from '../../approvals/index.ts';
import { useLinkTo } from '../../auth/index.ts';
import { orderKeys } from '../order-keys.ts';

/** The order as it stands now is shown at once; a quote that became a sales order leads there. */
export const useAfterEvent = (kind: ApprovalKind, number: string) => {
  const queries = useQueryClient();
  const router = useRouter();
  const linkTo = useLinkTo();
  return (order: OrderOf) => {
    queries.setQueryData(orderKeys.detail(kind, number), order);
    const made = 'qoStatus' in order && order.status === 'COMMITTED' ? linkTo('so', order.soNumber) : undefined;
    if (made) void router.navigate({ href: made });
  };
};
