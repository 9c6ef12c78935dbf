import { defineCall } from '../../kit/call.ts';
import { Shipper, shipperParams } from './shipper.ts';

export const getShipper = defineCall({
  name: 'getShipper',
  method: 'GET',
  path: '/shippers/:shipperNumber',
  summary: 'One shipper with what was picked for it, what can be done with it, and whether it can be taken back',
  access: ['FIND_SHIPPER'],
  params: shipperParams,
  example: { params: { shipperNumber: '31066' } },
  reply: Shipper,
  refusals: ['SHIPPER_NOT_EXIST'],
});
