import { changeExchangeRate } from '@gemba/contract/accounting/set-up/change-exchange-rate';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangeExchangeRate = (form: string, onChanged: () => void) => {
  const t = useTranslations('accounting');
  return useReasonedChange(changeExchangeRate, form, t('rates.saved'), onChanged);
};
