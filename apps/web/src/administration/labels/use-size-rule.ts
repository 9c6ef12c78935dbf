import { LARGEST_LABEL, SMALLEST_LABEL } from '@gemba/contract/labels/label-layout';
import { useTranslations } from 'use-intl';

/** The sentence at a size that no label has. */
export const useSizeRule = () => {
  const t = useTranslations('administration');
  return (side: 'width' | 'height') =>
    t('templates.sizeRule', { least: String(SMALLEST_LABEL[side]), most: String(LARGEST_LABEL[side]) });
};
