import { getReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/get-receivable-purchase-order';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const order = (poNumber: string) =>
  freshOf(getReceivablePurchaseOrder, receivingKeys.order(poNumber), { params: { poNumber } });

export const useGetReceivablePurchaseOrder = (poNumber: string) => useFormRead(order(poNumber));

export const readReceivableAhead = (poNumber: string) => queries.prefetchQuery(order(poNumber));
