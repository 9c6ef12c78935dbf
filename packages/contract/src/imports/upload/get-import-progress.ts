import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

/** Reading the file, comparing it with the database, writing. */
export const IMPORT_STEPS = ['READING', 'CHECKING', 'WRITING'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** Known to the node that imports. Another one answers null. */
export const getImportProgress = defineCall({
  name: 'getImportProgress',
  method: 'GET',
  path: '/imports/progress',
  summary: 'How far the import of the caller is; null where none is under way',
  access: ['COMPANY_ADMIN'],
  reply: z.nullable(z.strictObject({ step: z.enum(IMPORT_STEPS), rows: z.int() })),
});
