import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { nullableText } from '../kit/nullable.ts';

export const IMPORT_ROWS_AT_MOST = 5_000;

const Cell = z.union([z.string().check(z.maxLength(4_000)), z.number(), z.boolean(), z.null()]);

/** A cell that is wrong, or a row: each with its row, counted from 1; null is about all of them. */
const RowFault = z.strictObject({ row: z.nullable(z.int()), column: nullableText, code: z.string(), text: z.string() });
export type RowFault = z.infer<typeof RowFault>;

/** The facts of `IMPORT_REFUSED`. */
export const RefusedRows = z.strictObject({
  /** Rows without a fault, and rows with one. Nothing of either is imported. */
  rows: z.int(),
  badRows: z.int(),
  faultCount: z.int(),
  /** The first of them. */
  faults: z.array(RowFault),
});
export type RefusedRows = z.infer<typeof RefusedRows>;

export const importData = defineCall({
  name: 'importData',
  method: 'POST',
  path: '/imports/:kind',
  summary:
    'Imports rows of one kind, as `gemba import` does from a file: all of them but conflicts; with one fault none, and the refusal says every fault',
  access: ['COMPANY_ADMIN', 'IMPORT_DATA'],
  params: z.strictObject({ kind: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)) }),
  body: z.strictObject({
    /** Objects with the columns of the file as fields. Every row has the same fields. */
    rows: z
      .array(z.record(z.string().check(z.minLength(1), z.maxLength(60)), Cell))
      .check(z.minLength(1), z.maxLength(IMPORT_ROWS_AT_MOST)),
    /** Does everything, and keeps nothing. */
    dryRun: z._default(z.boolean(), false),
  }),
  example: {
    params: { kind: 'warehouses' },
    body: { dryRun: true, rows: [{ warehouseCode: 'MAIN', warehouseName: 'Main warehouse' }] },
  },
  reply: z.strictObject({
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    /** The number of rows that were left as they are, because they would have overwritten what happened here. */
    conflictCount: z.int(),
    /** The first of them. */
    conflicts: z.array(z.strictObject({ row: z.nullable(z.int()), column: z.string(), text: z.string() })),
  }),
  timeoutMs: 60_000,
  posting: true,
  refusals: ['IMPORT_KIND_UNKNOWN', 'IMPORT_REFUSED', 'IMPORT_ROWS_DIFFER', 'NOT_BY_API_KEY'],
});
