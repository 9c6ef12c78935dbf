import { useTranslations } from 'use-intl';
import { asCode } from '../../kit/ui/figures/as-code.tsx';

/** The messages about a scan that could not be looked up. */
export const useScanErrors = () => {
  const t = useTranslations('posting');
  return {
    stillSending: t('stillSending'),
    notReached: (what: string) => t.rich('scanNotReached', { what, code: asCode }),
  };
};
