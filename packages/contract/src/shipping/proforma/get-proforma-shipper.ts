import { defineCall } from '../../kit/call.ts';
import { ProformaShipper, params } from './proforma-shipper.ts';

export const getProformaShipper = defineCall({
  name: 'getProformaShipper',
  method: 'GET',
  path: '/proformaShippers/:pfNumber',
  summary: 'One proforma shipper with what is still to be shipped of it',
  access: ['FIND_SHIPPER'],
  params,
  example: { params: { pfNumber: '5001' } },
  reply: ProformaShipper,
  refusals: ['PROFORMA_SHIPPER_NOT_EXIST'],
});
