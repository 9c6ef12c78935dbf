import { createTimeReport } from '@gemba/contract/tasks/reports/create-time-report';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { REPORT_FORM } from './typed.ts';
import { useAfterReport } from './use-after-report.ts';

/** Reports work of today. */
export const useCreateTimeReport = () => {
  const afterReport = useAfterReport(REPORT_FORM);
  return usePosting(createTimeReport, REPORT_FORM, afterReport);
};
