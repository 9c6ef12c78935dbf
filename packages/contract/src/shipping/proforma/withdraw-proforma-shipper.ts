import { defineCall } from '../../kit/call.ts';
import { ProformaShipper, params } from './proforma-shipper.ts';

export const withdrawProformaShipper = defineCall({
  name: 'withdrawProformaShipper',
  method: 'POST',
  path: '/proformaShippers/:pfNumber/withdraw',
  summary: 'Closes an announcement whose rest will not leave by it; nothing moves',
  access: ['ADD_SHIPPER'],
  params,
  example: { params: { pfNumber: '5001' } },
  reply: ProformaShipper,
  posting: true,
  refusals: ['NOT_LICENSED', 'PROFORMA_SHIPPER_NOT_EXIST', 'PROFORMA_SHIPPER_IS_CLOSED'],
});
