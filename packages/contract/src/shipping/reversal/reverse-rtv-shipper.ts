import { reversalBody } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { RtvShipper, rtvShipperParams } from '../rtv/rtv-shipper.ts';

/** Needs ADD_SHIPPER together with WAREHOUSE_INFO. The goods are where they were: in QA, or on hand. */
export const reverseRtvShipper = defineCall({
  name: 'reverseRtvShipper',
  method: 'POST',
  path: '/rtvShippers/:shipperNumber/reverse',
  summary: 'Takes a shipment to a vendor back by a new one with negative quantities',
  access: ['WAREHOUSE_INFO'],
  params: rtvShipperParams,
  body: reversalBody,
  example: { params: { shipperNumber: '1' }, body: { reason: 'The truck came back' } },
  reply: RtvShipper,
  posting: true,
  refusals: [
    'LIMITED_PERMISSIONS',
    'NOT_LICENSED',
    'RTV_SHIPPER_NOT_EXIST',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    'ORDER_IS_CLOSED',
    'SERIAL_NOT_EXIST',
  ] as const,
});
