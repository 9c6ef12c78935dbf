import { addExchangeRate } from '@gemba/contract/accounting/set-up/add-exchange-rate';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useAddExchangeRate = (form: string, onAdded: () => void) => {
  const t = useTranslations('accounting');
  return useReasonedChange(addExchangeRate, form, t('rates.saved'), onAdded);
};
