import { useTranslations } from 'use-intl';
import { useSizeRule } from './use-size-rule.ts';

/** The sentences at fields of a printer that are wrong. */
export const usePrinterWords = () => {
  const t = useTranslations('administration');
  const sizeRule = useSizeRule();
  return {
    name: t('displayNameMissing'),
    width: sizeRule('width'),
    height: sizeRule('height'),
    host: t('printers.hostRule'),
    port: t('printers.portRule'),
  };
};
