import { changeEcn } from '@gemba/contract/ecn/change-ecn';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangeEcn = (form: string, ecnNumber: string, onChanged: () => void) => {
  const t = useTranslations('ecn');
  return useReasonedChange(changeEcn, form, t('changed', { ecnNumber }), onChanged);
};
