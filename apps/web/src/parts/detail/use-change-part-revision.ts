import { changePartRevision } from '@gemba/contract/parts/change/change-part-revision';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangePartRevision = (form: string, onChanged: () => void) => {
  const t = useTranslations('parts');
  return useReasonedChange(changePartRevision, form, t('done.revision'), onChanged);
};
