import { defineCall } from '../../kit/call.ts';
import { QUALITY_READERS } from '../quality-readers.ts';
import { Ncr, ncrParams } from './ncr.ts';

export const getNcr = defineCall({
  name: 'getNcr',
  method: 'GET',
  path: '/ncrs/:ncrNumber',
  summary: 'One non-conformance report',
  access: QUALITY_READERS,
  params: ncrParams,
  example: { params: { ncrNumber: '9107' } },
  reply: Ncr,
  refusals: ['NCR_NOT_EXIST'],
});
