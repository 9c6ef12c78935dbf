import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { documentParams } from './document-shapes.ts';

export const unshareDocument = defineCall({
  name: 'unshareDocument',
  method: 'DELETE',
  path: '/documents/:documentId/share',
  summary: 'Ends every link to a document',
  access: ['MANAGE_DOCUMENT'],
  params: documentParams,
  example: { params: { documentId: '00000000-0000-4000-8000-000000000000' } },
  reply: z.strictObject({ ended: z.int() }),
  refusals: ['DOCUMENT_NOT_FOUND'],
});
