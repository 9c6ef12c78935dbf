import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { nullableText } from '../../kit/nullable.ts';
import { ValueKind } from '../conflicts/value-kind.ts';
import { kindParams } from '../kinds/import-kind.ts';

const MB = 1_048_576;
export const IMPORT_LIMITS = {
  fileMegabytes: 200,
  fileBytes: 200 * MB,
  /** Columns of a file. */
  columns: 300,
  /** The faults and conflicts that are told. With more bad rows than this none can be left out. */
  told: 10_000,
} as const;

/** A cell that is wrong, or a row, or the file as a whole. */
export const ImportFault = z.strictObject({
  /** In the file; the header is line 1. A row of several lines has the number of its last one. */
  line: z.int(),
  /** Ours; null is about the whole row. */
  column: nullableText,
  value: nullableText,
  code: z.string(),
  text: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;

export const LeftRow = z.strictObject({
  line: z.int(),
  column: z.string(),
  reason: z.string(),
  valueKind: ValueKind,
  here: nullableText,
  there: nullableText,
});
export type LeftRow = z.infer<typeof LeftRow>;

export const ImportOutcome = z.strictObject({
  /** Nothing was imported, or would be even without the bad rows. */
  refused: z.boolean(),
  /** Rows without a fault, and rows with one. */
  rows: z.int(),
  badRows: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  faultCount: z.int(),
  faults: z.array(ImportFault),
  conflictCount: z.int(),
  conflicts: z.array(LeftRow),
  milliseconds: z.int(),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const uploadImport = defineCall({
  name: 'uploadImport',
  method: 'POST',
  path: '/imports/:kind/file',
  summary: 'Imports a CSV file, or tries it: all of it but conflicts and, if asked for, bad rows; or nothing',
  access: ['COMPANY_ADMIN'],
  params: kindParams,
  body: z.strictObject({
    /** Our column for each column of the file, null for one that is left out. */
    columns: z
      .array(z.nullable(z.string().check(z.minLength(1), z.maxLength(60))))
      .check(z.minLength(1), z.maxLength(IMPORT_LIMITS.columns)),
    /** Does everything, and keeps nothing. Bad rows are left out, so that the rest can be counted. */
    dryRun: z.boolean(),
    /** Imports the rows without faults. */
    leaveBadRowsOut: z.boolean(),
  }),
  example: {
    params: { kind: 'warehouses' },
    body: { columns: ['warehouseCode', null, 'warehouseName'], dryRun: true, leaveBadRowsOut: false },
  },
  reply: ImportOutcome,
  timeoutMs: 900_000,
  posting: true,
  personOnly: true,
  upload: true,
  refusals: ['FIELD_REQUIRED', 'DOCUMENT_TOO_LARGE', 'DOCUMENT_STORAGE_FULL'],
});
