import { getShippingReadiness } from '@gemba/contract/shipping/sales-order/get-shipping-readiness';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const readiness = freshOf(getShippingReadiness, shippingKeys.readiness, {});

export const useGetShippingReadiness = () => useQuery(readiness);

export const readReadinessAhead = () => queries.prefetchQuery(readiness);
