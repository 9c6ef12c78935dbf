import { getShippableSalesOrder } from '@gemba/contract/shipping/sales-order/get-shippable-sales-order';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetShippableSalesOrder = (soNumber: string) =>
  useFreshRead(getShippableSalesOrder, shippingKeys.order(soNumber), { params: { soNumber } });

export const readShippableAhead = (soNumber: string) =>
  readFreshAhead(getShippableSalesOrder, shippingKeys.order(soNumber), { params: { soNumber } });
