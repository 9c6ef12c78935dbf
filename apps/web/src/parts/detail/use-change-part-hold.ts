import { changePartHold } from '@gemba/contract/parts/change/change-part-hold';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useChangePartHold = (form: 'hold' | 'release', onChanged: () => void) => {
  const t = useTranslations('parts');
  return useReasonedChange(changePartHold, form, t(`done.${form}`), onChanged);
};
