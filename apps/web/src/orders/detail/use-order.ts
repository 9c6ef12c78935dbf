import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveOrder } from '../../kit/client/live.ts';
import { queries } from '../../kit/client/queries.ts';
import { orderKeys } from '../order-keys.ts';
import { detailKinds } from './detail-kinds.ts';

const readOrder = (kind: ApprovalKind, number: string) =>
  queryOptions({
    queryKey: orderKeys.detail(kind, number),
    meta: liveOrder(kind, number),
    queryFn: ({ signal }) => detailKinds[kind].read(number, { signal, quiet: true }),
  });

/** Errors are shown in place of the order. */
export const useOrder = (kind: ApprovalKind, number: string) => useQuery(readOrder(kind, number));

export const readOrderAhead = (kind: ApprovalKind, number: string) => queries.prefetchQuery(readOrder(kind, number));
