import { getReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/get-receivable-purchase-order';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const useGetReceivablePurchaseOrder = (poNumber: string) =>
  useFreshRead(getReceivablePurchaseOrder, receivingKeys.order(poNumber), { params: { poNumber } });

export const readReceivableAhead = (poNumber: string) =>
  readFreshAhead(getReceivablePurchaseOrder, receivingKeys.order(poNumber), { params: { poNumber } });
