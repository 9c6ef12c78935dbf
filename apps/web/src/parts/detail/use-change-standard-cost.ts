import { changeStandardCost } from '@gemba/contract/parts/change/change-standard-cost';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangeStandardCost = (form: string, onChanged: () => void) => {
  const t = useTranslations('parts');
  return useReasonedChange(changeStandardCost, form, t('done.standardCost'), onChanged);
};
