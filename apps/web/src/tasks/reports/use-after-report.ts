import type { CallReply } from '@gemba/contract/kit/call';
import type { createTimeReport } from '@gemba/contract/tasks/reports/create-time-report';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { taskKeys } from '../task-keys.ts';

/** Clears the form of a report and shows what was reported. */
export const useAfterReport = (form: string) => {
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return ({ report }: CallReply<typeof createTimeReport>) => {
    removeDraft(formKey(form));
    afterPosting([taskKeys.report(report.reportId), report]);
    void navigate({
      to: '/report/reportDetail',
      search: { reportId: String(report.reportId), posted: '1' },
      replace: true,
    });
  };
};
