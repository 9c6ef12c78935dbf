import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';

/** The text of a choice; classes and units have no translation. */
export const useChoiceText = () => {
  const t = useTranslations('parts');
  return (field: string, value: string): string => {
    if (field === 'partType') return t(`partTypes.${value as Part['partType']}`);
    if (field === 'qIType') return t(`qITypes.${value as Part['qIType']}`);
    if (field === 'trackableLevel') return t(`trackableLevels.${value as Part['trackableLevel']}`);
    return value;
  };
};
