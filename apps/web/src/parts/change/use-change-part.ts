import { changePart } from '@gemba/contract/parts/change/change-part';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangePart = (form: string, partNumber: string, onChanged: () => void) => {
  const t = useTranslations('parts');
  return useReasonedChange(changePart, form, t('changed', { partNumber }), onChanged);
};
