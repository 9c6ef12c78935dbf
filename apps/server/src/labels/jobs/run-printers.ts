import type { PrintFailure } from '@gemba/contract/labels/jobs/print-job';
import type { Config } from '../../kit/config.ts';
import type { Database } from '../../kit/database/database.ts';
import { keepLooking } from '../../kit/keep-looking.ts';
import {
  claimJob,
  deleteOldJobs,
  failInterrupted,
  failOutdated,
  lockPrinter,
  type Place,
  selectDue,
  settleJob,
} from './print-queue.sql.ts';
import { NotPrinted, SEND_PACE, type SendPace, sendZpl } from './send-zpl.ts';

/** Printers that are served at the same time: a slow one holds up the others of its lane only. */
const LANES = 8;
/** Longer than a job that is still under way can take (`SEND_PACE`). */
const LEASE_SECONDS = 120;

export interface PrinterPace extends SendPace {
  lookMs: number;
  /** The wait after the first failure; it doubles with each other one, up to the longest. */
  firstSeconds: number;
  longestSeconds: number;
}

const PACE: PrinterPace = { ...SEND_PACE, lookMs: 500, firstSeconds: 2, longestSeconds: 15 };

interface Means {
  database: Database;
  config: Pick<Config, 'printerNetworks'>;
  trouble: (error: unknown) => void;
  pace?: Partial<PrinterPace> | undefined;
}

/** Some labels may be out, or nothing changes by waiting: a person decides. */
const FINAL: ReadonlySet<PrintFailure> = new Set(['BROKEN_OFF', 'NOT_ALLOWED', 'NO_PRINTER']);

/** Sends labels to the printers of every company until it is stopped, those of a printer one after another. */
export function runPrinters({ database, config, trouble, pace }: Means) {
  const { lookMs, firstSeconds, longestSeconds, ...sending } = { ...PACE, ...pace };

  const claim = (place: Place) =>
    database.asCompany(place.companyId, async (tx) => {
      const printer = await tx.first(lockPrinter(place));
      if (!printer) return undefined;
      await tx.run(failInterrupted(place));
      await tx.run(failOutdated(place));
      const job = await tx.first(claimJob({ ...place, leaseSeconds: LEASE_SECONDS }));
      return job && { printer, job };
    });

  const print = async (
    { host, port, active }: NonNullable<Awaited<ReturnType<typeof claim>>>['printer'],
    zpl: string,
  ) => {
    if (host === null || !active) return 'NO_PRINTER';
    try {
      await sendZpl({ host, port }, zpl, config.printerNetworks, sending);
      return null;
    } catch (error) {
      if (error instanceof NotPrinted) return error.failure;
      trouble(error);
      return 'BROKEN_OFF';
    }
  };

  const printNext = async (place: Place) => {
    const claimed = await claim(place);
    if (!claimed) return false;
    const { companyId } = place;
    const { jobId, zpl } = claimed.job;
    const failure = await print(claimed.printer, zpl);
    const again = failure !== null && !FINAL.has(failure);
    await database.asCompany(companyId, async (tx) => {
      await tx.run(settleJob({ companyId, jobId, failure, again, firstSeconds, longestSeconds }));
      await tx.run(deleteOldJobs({ companyId }));
    });
    return failure === null;
  };

  const look = async (isStopped: () => boolean) => {
    const left = (await database.outside.all(selectDue())).values();
    const lane = async () => {
      for (const place of left)
        for (let isMore = true; isMore && !isStopped(); )
          isMore = await printNext(place).catch((error: unknown) => {
            // One printer holds up no other.
            trouble(error);
            return false;
          });
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };

  return keepLooking({ look, everyMs: lookMs, trouble });
}
