import { changeBom } from '@gemba/contract/bom/change-bom';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangeBom = (form: string, partNumber: string, onChanged: () => void) => {
  const t = useTranslations('bom');
  return useReasonedChange(changeBom, form, t('changed', { partNumber }), onChanged);
};
