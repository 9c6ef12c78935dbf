import { changeAccountUse } from '@gemba/contract/accounting/set-up/change-account-use';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangeAccountUse = (form: string, onChanged: () => void) => {
  const t = useTranslations('accounting');
  return useReasonedChange(changeAccountUse, form, t('setUp.accountChosen'), onChanged);
};
