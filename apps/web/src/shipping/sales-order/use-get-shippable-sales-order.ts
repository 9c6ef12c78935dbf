import { getShippableSalesOrder } from '@gemba/contract/shipping/sales-order/get-shippable-sales-order';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetShippableSalesOrder = (soNumber: string) =>
  useFreshRead(getShippableSalesOrder, shippingKeys.order(soNumber), { params: { soNumber } });
