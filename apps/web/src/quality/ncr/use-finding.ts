import type { NcrRow } from '@gemba/contract/quality/ncr/ncr';
import { useTranslations } from 'use-intl';

/** The finding: the chosen reason in the reader's language, and the words of the person. */
export const useFinding = () => {
  const t = useTranslations('quality');
  return ({ reason, finding }: Pick<NcrRow, 'reason' | 'finding'>) =>
    [reason && t(`reasons.${reason}`), finding !== reason && finding].filter(Boolean).join(' · ');
};
