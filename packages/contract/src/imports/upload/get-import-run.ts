import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ImportOutcome } from './upload-import.ts';

/** Reading the file, comparing it with the database, writing. */
export const IMPORT_STEPS = ['READING', 'CHECKING', 'WRITING'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export const getImportRun = defineCall({
  name: 'getImportRun',
  method: 'GET',
  path: '/imports/runs/:key',
  summary: 'How far an import of the caller is, or how it ended, by the key it was sent under',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ key: z.string().check(z.regex(/^[\x21-\x7e]{16,64}$/)) }),
  example: { params: { key: '0123456789abcdef0123456789abcdef' } },
  reply: z.strictObject({
    /** Known to the node that imports. */
    running: z.nullable(z.strictObject({ step: z.enum(IMPORT_STEPS), rows: z.int() })),
    /** Kept as long as the key is. Neither of both where the file never came, or its import did not end with an answer. */
    outcome: z.nullable(ImportOutcome),
  }),
});
