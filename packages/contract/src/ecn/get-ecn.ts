import { defineCall } from '../kit/call.ts';
import { Ecn, ecnParams } from './ecn.ts';

export const getEcn = defineCall({
  name: 'getEcn',
  method: 'GET',
  path: '/ecns/:ecnNumber',
  summary: 'One engineering change with all its fields',
  access: ['FIND_ECN'],
  params: ecnParams,
  example: { params: { ecnNumber: 'ECN-1' } },
  reply: Ecn,
  refusals: ['ECN_NOT_EXIST'],
});
