import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { documentParams } from './document-shapes.ts';

export const deleteDocument = defineCall({
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/documents/:documentId',
  summary: 'Takes a document away; its links end with it',
  access: ['MANAGE_DOCUMENT'],
  params: documentParams,
  example: { params: { documentId: '00000000-0000-4000-8000-000000000000' } },
  reply: z.null(),
  refusals: ['DOCUMENT_NOT_FOUND'],
});
