import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLinkTo } from '../../auth/index.ts';
import type { OrderOf } from '../deciding/fire-event.ts';
import { orderKeys } from '../order-keys.ts';

/** Shows the order from the reply at once; a quote that became a sales order leads to it. */
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
