import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { EcnPart, ecnParams } from './ecn.ts';

export const listEcnParts = defineCall({
  name: 'listEcnParts',
  method: 'GET',
  path: '/ecns/:ecnNumber/parts',
  summary: 'The parts that a change concerns, from which revision to which',
  access: ['FIND_ECN'],
  params: ecnParams,
  query: z.strictObject(pageQuery),
  example: { params: { ecnNumber: 'ECN-1' } },
  reply: pageOf(EcnPart),
  refusals: ['ECN_NOT_EXIST'],
});
