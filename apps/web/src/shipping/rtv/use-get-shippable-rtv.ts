import { getShippableRtv } from '@gemba/contract/shipping/rtv/get-shippable-rtv';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const rtv = (rtvNumber: string) => freshOf(getShippableRtv, shippingKeys.rtv(rtvNumber), { params: { rtvNumber } });

export const useGetShippableRtv = (rtvNumber: string) => useFormRead(rtv(rtvNumber));

export const readShippableRtvAhead = (rtvNumber: string) => queries.prefetchQuery(rtv(rtvNumber));
