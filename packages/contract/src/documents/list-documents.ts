import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { partParams } from '../parts/get-part.ts';
import { PartNumber } from '../parts/part-number.ts';
import { DocLang, DocumentRow, DocumentType } from './document-shapes.ts';
import { Revision } from './file-name.ts';

const filters = { revision: z.optional(Revision), type: z.optional(DocumentType), docLang: z.optional(DocLang) };

export const listDocuments = defineCall({
  name: 'listDocuments',
  method: 'GET',
  path: '/documents',
  summary: 'Documents of a part, its newest revision first; drawings alone by `type`',
  access: ['FIND_PART'],
  query: z.strictObject({ partNumber: PartNumber, ...filters, ...pageQuery }),
  reply: pageOf(DocumentRow),
  refusals: ['PART_NOT_EXIST'],
});

export const partDocuments = defineCall({
  name: 'partDocuments',
  method: 'GET',
  path: '/parts/:partNumber/documents',
  summary: 'The same list, from the part',
  access: ['FIND_PART'],
  params: partParams,
  query: z.strictObject({ ...filters, ...pageQuery }),
  reply: pageOf(DocumentRow),
  refusals: ['PART_NOT_EXIST'],
});
