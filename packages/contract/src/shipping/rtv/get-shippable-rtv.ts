import { defineCall } from '../../kit/call.ts';
import { params, ShippableRtv } from './shippable-rtv.ts';

export const getShippableRtv = defineCall({
  name: 'getShippableRtv',
  method: 'GET',
  path: '/shipping/rtvs/:rtvNumber',
  summary: 'One return to a vendor with what is left of it and where it lies',
  access: ['ADD_SHIPPER'],
  params,
  example: { params: { rtvNumber: '801' } },
  reply: ShippableRtv,
  refusals: ['RTV_NOT_EXIST', 'RTV_NOT_OPEN_TO_SHIP'],
});
