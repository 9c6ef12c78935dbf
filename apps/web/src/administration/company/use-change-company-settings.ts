import { changeCompanySettings } from '@gemba/contract/administration/company/change-company-settings';
import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useChangeCompanySettings = (form: string, onSaved: (settings: CompanySettings) => void) => {
  const t = useTranslations('administration');
  const afterPosting = useAfterPosting();
  return usePosting(changeCompanySettings, form, (settings) => {
    removeDraft(formKey(form));
    const { companyName, timeZone, fiscalYearStartMonth, receiveNeedIr, receivingPOZeroCost, supportPhone } = settings;
    // This device follows at once; the others do when their session is renewed.
    companySetting.set({
      ...companySetting.get(),
      companyName,
      timeZone,
      fiscalYearStartMonth,
      receiveNeedIr,
      receivingPOZeroCost,
      supportPhone,
    });
    afterPosting([administrationKeys.company, settings]);
    onSaved(settings);
    showToast(t('settingsSaved'));
  });
};
