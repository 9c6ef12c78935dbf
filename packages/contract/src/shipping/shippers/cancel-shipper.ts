import { defineCall } from '../../kit/call.ts';
import { closed, Shipper, shipperParams } from './shipper.ts';

export const cancelShipper = defineCall({
  name: 'cancelShipper',
  method: 'POST',
  path: '/shippers/:shipperNumber/cancel',
  summary: 'Gives what was picked back to its locations',
  access: ['ADD_SHIPPER'],
  params: shipperParams,
  example: { params: { shipperNumber: '31066' } },
  reply: Shipper,
  posting: true,
  refusals: closed,
});
