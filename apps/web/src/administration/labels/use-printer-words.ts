import { LARGEST_LABEL, SMALLEST_LABEL } from '@gemba/contract/labels/label-layout';
import { useTranslations } from 'use-intl';

/** What is said of a size that no label has. */
export const useSizeRule = () => {
  const t = useTranslations('administration');
  return (side: 'width' | 'height') =>
    t('templates.sizeRule', { least: String(SMALLEST_LABEL[side]), most: String(LARGEST_LABEL[side]) });
};

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
