import { getShippableSalesOrder } from '@gemba/contract/shipping/sales-order/get-shippable-sales-order';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const order = (soNumber: string) =>
  [getShippableSalesOrder, shippingKeys.order(soNumber), { params: { soNumber } }] as const;

export const useGetShippableSalesOrder = (soNumber: string) => useFreshRead(...order(soNumber));

export const readShippableAhead = (soNumber: string) => readFreshAhead(...order(soNumber));
