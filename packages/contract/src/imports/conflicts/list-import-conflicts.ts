import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { nullableText } from '../../kit/nullable.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ImportKindName } from '../kinds/import-kind.ts';
import { ValueKind } from './value-kind.ts';

/** A row of a file that was left as it is, because it would have overwritten what happened here. */
export const ImportConflict = z.strictObject({
  conflictId: z.int(),
  kind: ImportKindName,
  /** The key of the row, as the file writes it. */
  rowKey: z.string(),
  column: z.string(),
  heading: z.string(),
  reason: z.string(),
  valueKind: ValueKind,
  here: nullableText,
  there: nullableText,
  /** When the last file had it. */
  seenAt: z.string(),
});
export type ImportConflict = z.infer<typeof ImportConflict>;

export const listImportConflicts = defineCall({
  name: 'listImportConflicts',
  method: 'GET',
  path: '/imports/conflicts',
  summary: 'Rows of imported files that still contradict what happened here, the last ones first',
  access: ['COMPANY_ADMIN'],
  query: z.strictObject({ kind: z.optional(ImportKindName), ...pageQuery }),
  reply: pageOf(ImportConflict),
  columns: ['kind', 'rowKey', 'heading:field', 'reason', 'here', 'there', 'seenAt'],
});
