import * as z from 'zod/mini';
import { nullableText } from '../../kit/nullable.ts';
import { Person } from '../../kit/person.ts';

/** SENDING: the printer is being told; nobody repeats it, since labels may be out already. */
export const PRINT_STATES = ['WAITING', 'SENDING', 'PRINTED', 'FAILED'] as const;
export type PrintState = (typeof PRINT_STATES)[number];

export const PRINT_FAILURES = [
  /** Nothing answers at the address. */
  'UNREACHABLE',
  'UNKNOWN_HOST',
  /** As the printer says itself. */
  'NO_LABELS',
  'NO_RIBBON',
  'HEAD_OPEN',
  'PAUSED',
  /** The operator of the server does not allow this address. */
  'NOT_ALLOWED',
  /** The connection broke off half-way. */
  'BROKEN_OFF',
  /** The server stopped half-way. */
  'INTERRUPTED',
  /** It waited behind others, or for the server, until its time was over. */
  'TOO_LATE',
  /** The printer has lost its address, or is no longer in use. */
  'NO_PRINTER',
] as const;
export type PrintFailure = (typeof PRINT_FAILURES)[number];

export const JobId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const PrintJob = z.strictObject({
  jobId: z.string(),
  printerId: z.string(),
  printerName: z.string(),
  /** The part, order, receiver or location that the labels are of. */
  subject: z.string(),
  /** With copies. */
  labels: z.int(),
  state: z.enum(PRINT_STATES),
  failure: z.nullable(z.enum(PRINT_FAILURES)),
  attempts: z.int(),
  requestedAt: z.string(),
  requestedBy: Person,
  doneAt: nullableText,
});
export type PrintJob = z.infer<typeof PrintJob>;
