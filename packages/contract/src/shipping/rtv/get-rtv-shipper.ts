import { defineCall } from '../../kit/call.ts';
import { RtvShipper, rtvShipperParams } from './rtv-shipper.ts';

export const getRtvShipper = defineCall({
  name: 'getRtvShipper',
  method: 'GET',
  path: '/rtvShippers/:shipperNumber',
  summary: 'One shipment of a return to a vendor, and whether it can be taken back',
  access: ['FIND_SHIPPER'],
  params: rtvShipperParams,
  example: { params: { shipperNumber: '1' } },
  reply: RtvShipper,
  refusals: ['RTV_SHIPPER_NOT_EXIST'],
});
