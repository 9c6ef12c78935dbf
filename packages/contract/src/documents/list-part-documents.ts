import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { partParams } from '../parts/get-part.ts';
import { filters } from './document-row.ts';
import { DocumentRow } from './document-shapes.ts';

export const listPartDocuments = defineCall({
  name: 'listPartDocuments',
  method: 'GET',
  path: '/parts/:partNumber/documents',
  summary: 'The same list, from the part',
  access: ['FIND_PART'],
  params: partParams,
  query: z.strictObject({ ...filters, ...pageQuery }),
  example: { params: { partNumber: 'W00-10/100(A)' } },
  reply: pageOf(DocumentRow),
  refusals: ['PART_NOT_EXIST'],
});
