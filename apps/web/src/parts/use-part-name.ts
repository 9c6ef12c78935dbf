import { useLocale } from 'use-intl';

type Named = { description: string; descriptionZh: string | null; descriptionEs: string | null };

/** The name of a part in the reader's language; in English where there is no translation. */
export const usePartName = () => {
  const locale = useLocale();
  return ({ description, descriptionZh, descriptionEs }: Named): string => {
    const own = { 'zh-CN': descriptionZh, 'es-ES': descriptionEs, 'en-US': null }[locale];
    return own || description;
  };
};
