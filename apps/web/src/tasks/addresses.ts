import { addressWith } from '../kit/router/address-with.ts';

type Opened = 'pause' | 'finish';

/** `open`: the sheet that comes up at once. */
export const addressOfTask = (taskId: number | string, open?: Opened) =>
  addressWith('/apsReport', { task: String(taskId), open });

/** A report of today, or after the fact. */
export type When = 'daily' | 'after';

/** The form of a report; without a work order, the list of those that can be reported. */
export const addressOfReport = (
  { woNumber, sequence }: { woNumber?: string; sequence?: string | undefined },
  when: When = 'daily',
) => addressWith(when === 'daily' ? '/report' : '/report/afterReport', { woNumber, sequence });

/** `as`: what was just posted, or the form that corrects it. */
export const addressOfTimeReport = (reportId: number, as?: 'posted' | 'correct') =>
  addressWith('/report/reportDetail', { reportId: String(reportId), ...(as && { [as]: '1' }) });

/** The tasks of a work centre, for its lead. */
export const addressOfCentre = (wc: string) => addressWith('/report/lead', { wc });

/** Time reports of everybody at a work centre, for its lead. */
export const addressOfReports = (wc: string) => addressWith('/report/reportList', { wc });

/** A call for help at the work centre of a task. */
export const addressOfNewAlarm = ({ wc, woNumber }: { wc: string; woNumber: string }) =>
  addressWith('/report/alarm', { wc, wo: woNumber });
