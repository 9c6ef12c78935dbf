import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { writeZpl } from '../files/write-zpl.ts';
import { readPrinter } from '../printers/printers.sql.ts';
import { readJob } from './print-jobs.sql.ts';

type NewJob = {
  companyId: number;
  printerId: string;
  subject: string;
  labels: number;
  zpl: string;
  userId: number;
};

const insertJob = statement<NewJob, { jobId: string }>(
  `insert into print_job (company_id, printer_id, subject, labels, zpl, requested_by)
   values (:companyId, :printerId::text::bigint, :subject, :labels, :zpl, :userId) returning job_id::text`,
);

/** Puts labels among those that wait for a printer. They are sent once this transaction is committed. */
export async function queueLabels(
  tx: Tx,
  { companyId, userId }: Actor,
  printerId: string,
  subject: string,
  drawn: DrawnLabels,
): Promise<PrintJob> {
  const { host } = await readPrinter(tx, companyId, printerId);
  if (host === null) refuse('PRINTER_NOT_DIRECT');
  const labels = drawn.labels.reduce((sum, { copies }) => sum + copies, 0);
  const zpl = writeZpl(drawn).toString('latin1');
  const { jobId } = await tx.one(insertJob({ companyId, printerId, subject, labels, zpl, userId }));
  return readJob(tx, companyId, jobId);
}
