import { getShippableRtv } from '@gemba/contract/shipping/rtv/get-shippable-rtv';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const rtv = (rtvNumber: string) => [getShippableRtv, shippingKeys.rtv(rtvNumber), { params: { rtvNumber } }] as const;

export const useGetShippableRtv = (rtvNumber: string) => useFreshRead(...rtv(rtvNumber));

export const readShippableRtvAhead = (rtvNumber: string) => readFreshAhead(...rtv(rtvNumber));
