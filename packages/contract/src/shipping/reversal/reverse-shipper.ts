import { reversalBody } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { Shipper, shipperParams } from '../shippers/shipper.ts';

/** Needs ADD_SHIPPER together with WAREHOUSE_INFO. The goods come back to where they were picked. */
export const reverseShipper = defineCall({
  name: 'reverseShipper',
  method: 'POST',
  path: '/shippers/:shipperNumber/reverse',
  summary: 'Takes a shipment back that has left and is not invoiced, by a new one with negative quantities',
  access: ['WAREHOUSE_INFO'],
  params: shipperParams,
  body: reversalBody,
  example: { params: { shipperNumber: '31066' }, body: { reason: 'Wrong customer' } },
  reply: Shipper,
  posting: true,
  refusals: [
    'LIMITED_PERMISSIONS',
    'NOT_LICENSED',
    'SHIPPER_NOT_EXIST',
    'SHIPPER_IS_CLOSED',
    'SHIPPER_NOT_SHIPPED',
    'SHIPPER_IS_CANCELLED',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    'SERIAL_EXISTS',
    'NOT_SAME_PART_FROM',
    'ORDER_IS_CLOSED',
    'SHIPPED_GOODS_CAME_BACK',
  ] as const,
});
