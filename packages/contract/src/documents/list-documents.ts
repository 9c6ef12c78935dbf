import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { PartNumber } from '../parts/part-number.ts';
import { filters } from './document-row.ts';
import { DocumentRow } from './document-shapes.ts';

export const listDocuments = defineCall({
  name: 'listDocuments',
  method: 'GET',
  path: '/documents',
  summary: 'Documents of a part, its newest revision first; drawings alone by `type`',
  access: ['FIND_PART'],
  query: z.strictObject({ partNumber: PartNumber, ...filters, ...pageQuery }),
  example: { query: { partNumber: 'W00-10/100(A)' } },
  reply: pageOf(DocumentRow),
  refusals: ['PART_NOT_EXIST'],
});
