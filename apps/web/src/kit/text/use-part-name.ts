import type { Names } from '@gemba/contract/kit/names';
import { useLocale } from 'use-intl';

/** The name of a part in the reader's language; in English where there is no translation. */
export const usePartName = () => {
  const locale = useLocale();
  return ({ description, descriptionZh, descriptionEs }: Names): string => {
    const own = { 'zh-CN': descriptionZh, 'es-ES': descriptionEs, 'en-US': null }[locale];
    return own || description;
  };
};
