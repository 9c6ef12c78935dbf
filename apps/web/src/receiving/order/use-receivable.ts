import { getReceivablePurchaseOrder } from '@gemba/contract/receiving/receivable-purchase-orders';
import { getReceivableWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { receivingKeys } from '../receiving-keys.ts';

/** Read anew with every visit: what is left of an order changes while others unload. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: false } as const;

export const useReceivableOrder = (poNumber: string) =>
  useQuery({
    ...FRESH,
    queryKey: receivingKeys.order(poNumber),
    enabled: poNumber !== '',
    queryFn: ({ signal }) => call(getReceivablePurchaseOrder, { params: { poNumber } }, { signal, quiet: true }),
  });

export const useReceivableWorkOrder = (woNumber: string) =>
  useQuery({
    ...FRESH,
    queryKey: receivingKeys.workOrder(woNumber),
    enabled: woNumber !== '',
    queryFn: ({ signal }) => call(getReceivableWorkOrder, { params: { woNumber } }, { signal, quiet: true }),
  });
