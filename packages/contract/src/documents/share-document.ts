import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { InstantText } from '../kit/dates.ts';
import { documentParams } from './document-shapes.ts';

/** No posting: the answer holds the link, and a kept answer would keep it readable in the database. */
export const shareDocument = defineCall({
  name: 'shareDocument',
  method: 'POST',
  path: '/documents/:documentId/share',
  summary: 'Makes a link to a public document that opens without signing in and expires',
  access: ['MANAGE_DOCUMENT'],
  params: documentParams,
  body: z.strictObject({ hours: z.int().check(z.gte(1), z.lte(720)) }),
  example: { params: { documentId: '00000000-0000-4000-8000-000000000000' }, body: { hours: 24 } },
  reply: z.strictObject({ path: z.string(), expiresAt: InstantText }),
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_PUBLIC'],
});
