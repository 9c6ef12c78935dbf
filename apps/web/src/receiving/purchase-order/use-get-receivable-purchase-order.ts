import { getReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/get-receivable-purchase-order';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const order = (poNumber: string) =>
  [getReceivablePurchaseOrder, receivingKeys.order(poNumber), { params: { poNumber } }] as const;

export const useGetReceivablePurchaseOrder = (poNumber: string) => useFreshRead(...order(poNumber));

export const readReceivableAhead = (poNumber: string) => readFreshAhead(...order(poNumber));
