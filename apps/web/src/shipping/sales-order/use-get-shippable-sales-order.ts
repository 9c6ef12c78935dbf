import { getShippableSalesOrder } from '@gemba/contract/shipping/sales-order/get-shippable-sales-order';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const order = (soNumber: string) =>
  freshOf(getShippableSalesOrder, shippingKeys.order(soNumber), { params: { soNumber } });

export const useGetShippableSalesOrder = (soNumber: string) => useFormRead(order(soNumber));

export const readShippableAhead = (soNumber: string) => queries.prefetchQuery(order(soNumber));
