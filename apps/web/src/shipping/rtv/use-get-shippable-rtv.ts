import { getShippableRtv } from '@gemba/contract/shipping/rtv/get-shippable-rtv';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetShippableRtv = (rtvNumber: string) =>
  useFreshRead(getShippableRtv, shippingKeys.rtv(rtvNumber), { params: { rtvNumber } });
