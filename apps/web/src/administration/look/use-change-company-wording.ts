import { changeCompanyWording } from '@gemba/contract/administration/look/change-company-wording';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { wearLook } from '../../companies/index.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useChangeCompanyWording = (form: string, onSaved: () => void) => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  return usePosting(changeCompanyWording, form, (look) => {
    queries.setQueryData(administrationKeys.look, look);
    wearLook(look);
    showToast(t('wordingSaved'));
    onSaved();
  });
};
