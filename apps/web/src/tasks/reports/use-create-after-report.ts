import { createAfterReport } from '@gemba/contract/tasks/reports/create-after-report';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { REPORT_FORM } from './typed.ts';
import { useAfterReport } from './use-after-report.ts';

/** Reports work of the last weeks. */
export const useCreateAfterReport = () => {
  const afterReport = useAfterReport(REPORT_FORM);
  return usePosting(createAfterReport, REPORT_FORM, afterReport);
};
