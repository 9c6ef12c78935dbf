import { getShippingReadiness } from '@gemba/contract/shipping/sales-order/get-shipping-readiness';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetShippingReadiness = () => useFreshRead(getShippingReadiness, shippingKeys.readiness, {});

export const readReadinessAhead = () => readFreshAhead(getShippingReadiness, shippingKeys.readiness, {});
