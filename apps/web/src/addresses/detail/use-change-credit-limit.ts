import { changeCreditLimit } from '@gemba/contract/addresses/change-credit-limit';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangeCreditLimit = (form: string, onChanged: () => void) => {
  const t = useTranslations('addresses');
  return useReasonedChange(changeCreditLimit, form, t('creditSaved'), onChanged);
};
