import { JOB_TEMPLATES } from '@gemba/contract/administration/users/job-templates';
import { useTranslations } from 'use-intl';

/** The name of a job template; undefined for none, and for one that a later version knows. */
export const useJobName = () => {
  const t = useTranslations('administration');
  return (template: string | null) => {
    const known = JOB_TEMPLATES.find((one) => one === template);
    return known && t(`job.${known}`);
  };
};
