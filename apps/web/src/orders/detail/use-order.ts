import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useQuery } from '@tanstack/react-query';
import { orderKeys } from '../order-keys.ts';
import { detailKinds } from './detail-kinds.ts';

/** Its faults are shown in place of the order. */
export const useOrder = (kind: ApprovalKind, number: string) =>
  useQuery({
    queryKey: orderKeys.detail(kind, number),
    queryFn: ({ signal }) => detailKinds[kind].read(number, { signal, quiet: true }),
  });
