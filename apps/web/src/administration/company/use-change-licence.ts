import { changeLicence } from '@gemba/contract/administration/company/change-licence';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useChangeLicence = (form: string, onChanged: () => void) => {
  const t = useTranslations('administration');
  const afterPosting = useAfterPosting();
  return usePosting(changeLicence, form, (settings) => {
    afterPosting([administrationKeys.company, settings]);
    showToast(t('licenceSaved'));
    onChanged();
  });
};
