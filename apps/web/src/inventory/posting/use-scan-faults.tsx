import { useTranslations } from 'use-intl';
import { asCode } from '../../kit/ui/as-code.tsx';

/** What is said of a scan that nobody could look at. */
export const useScanFaults = () => {
  const t = useTranslations('posting');
  return {
    stillSending: t('stillSending'),
    notReached: (what: string) => t.rich('scanNotReached', { what, code: asCode }),
  };
};
