import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';

/** The words for a choice of a part; a class or a unit is its own word. */
export const useChoiceWords = () => {
  const t = useTranslations('parts');
  return (field: string, value: string): string => {
    if (field === 'partType') return t(`partTypes.${value as Part['partType']}`);
    if (field === 'qIType') return t(`qITypes.${value as Part['qIType']}`);
    if (field === 'trackableLevel') return t(`trackableLevels.${value as Part['trackableLevel']}`);
    return value;
  };
};
