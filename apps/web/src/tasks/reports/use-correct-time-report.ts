import { correctTimeReport } from '@gemba/contract/tasks/reports/correct-time-report';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { addressOfTimeReport } from '../addresses.ts';
import { taskKeys } from '../task-keys.ts';

export const CORRECT_FORM = 'correct';

/** Takes a report back by a counter-report, and shows that one, or the report that says it right. */
export const useCorrectTimeReport = (reportId: number) => {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(correctTimeReport, CORRECT_FORM, ({ report }) => {
    removeDraft(formKey(CORRECT_FORM));
    afterPosting([taskKeys.report(report.reportId), report]);
    showToast(t('hasTakenBack', { number: String(reportId) }));
    void navigate({ href: addressOfTimeReport(report.reportId), replace: true });
  });
};
