import type { Dimension } from '@gemba/contract/info-centres/figures';
import { useTranslations } from 'use-intl';
import type en from './texts.en.ts';

type DocumentType = keyof (typeof en)['documentTypes'];

/** The customer, vendor and so on that a share of a figure is of, by its key and its name. */
export const useKeyText = () => {
  const t = useTranslations('info-centres');
  return (dimension: Dimension, key: string, name: string) => {
    if (key === '') return t(`without.${dimension}`);
    return dimension === 'documentType' ? t(`documentTypes.${key as DocumentType}`) : name;
  };
};
