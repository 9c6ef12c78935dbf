import type { PrintFailure } from '@gemba/contract/labels/jobs/print-job';
import { statement } from '../../kit/database/statement.ts';

export interface Place {
  companyId: number;
  printerId: number;
}

export const selectDue = statement<void, Place>('select company_id, printer_id from printers_due()', {
  neverNull: ['companyId', 'printerId'],
});

export interface Target {
  host: string | null;
  port: number;
  active: boolean;
}

// One node serves a printer at a time. Another one finds it locked and turns to other printers.
export const lockPrinter = statement<Place, Target>(
  `select host, port, active from label_printer
    where company_id = :companyId and printer_id = :printerId for no key update skip locked`,
);

// The node that sent it is gone. Labels may be out, so a person decides whether to print them again.
export const failInterrupted = statement<Place>(
  `update print_job set state = 'FAILED', failure = 'INTERRUPTED', done_at = now()
    where company_id = :companyId and printer_id = :printerId and state = 'SENDING' and send_at <= now()`,
);

// Labels of yesterday that come out this morning are in nobody's hands.
export const failOutdated = statement<Place>(
  `update print_job set state = 'FAILED', failure = coalesce(failure, 'TOO_LATE'), done_at = now()
    where company_id = :companyId and printer_id = :printerId and state = 'WAITING' and give_up_at <= now()`,
);

export interface Claimed {
  jobId: number;
  zpl: string;
}

// In their order: while the first one waits for another attempt, so do the others.
export const claimJob = statement<Place & { leaseSeconds: number }, Claimed>(
  `update print_job j
      set state = 'SENDING', attempts = attempts + 1, send_at = now() + make_interval(secs => :leaseSeconds)
    where j.company_id = :companyId and j.send_at <= now()
      and j.job_id = (select min(first.job_id) from print_job first
                       where first.company_id = :companyId and first.printer_id = :printerId and first.state = 'WAITING')
      and not exists (select from print_job sent
                       where sent.company_id = :companyId and sent.printer_id = :printerId and sent.state = 'SENDING')
   returning j.job_id, j.zpl`,
);

type Outcome = {
  companyId: number;
  jobId: number;
  /** Null: printed. */
  failure: PrintFailure | null;
  /** Nothing was printed, so that it may be tried again. */
  again: boolean;
  firstSeconds: number;
  longestSeconds: number;
};

// The text of printed labels is not needed any more.
export const settleJob = statement<Outcome>(
  `update print_job
      set failure = :failure,
          state = case when :failure::text is null then 'PRINTED'
                       when :again and give_up_at > now() then 'WAITING' else 'FAILED' end,
          zpl = case when :failure::text is null then '' else zpl end,
          done_at = case when :again and give_up_at > now() then null else now() end,
          send_at = now() + least(:longestSeconds, :firstSeconds * power(2, least(attempts, 30) - 1)) * interval '1 second'
    where company_id = :companyId and job_id = :jobId and state = 'SENDING'`,
);

export const deleteOldJobs = statement<{ companyId: number }>(
  `delete from print_job
    where company_id = :companyId and state in ('PRINTED', 'FAILED') and requested_at < now() - interval '7 days'`,
);
