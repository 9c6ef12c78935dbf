import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { names } from '../kit/names.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { DocumentType } from './document-shapes.ts';

/** A part with its documents of the wanted type: how many, and the title of the newest. */
export const DocumentedPart = z.strictObject({
  partNumber: z.string(),
  ...names,
  documentCount: z.int(),
  title: z.string(),
});
export type DocumentedPart = z.infer<typeof DocumentedPart>;

export const listDocumentedParts = defineCall({
  name: 'listDocumentedParts',
  method: 'GET',
  path: '/documents/parts',
  summary:
    'Parts that have documents, by number; `q` is searched in number, description and title, drawings alone by `type`',
  access: ['FIND_PART'],
  query: z.strictObject({ q: z.optional(freeText(80)), type: z.optional(DocumentType), ...pageQuery }),
  example: { query: { type: 'DRAWING' } },
  reply: pageOf(DocumentedPart),
});
