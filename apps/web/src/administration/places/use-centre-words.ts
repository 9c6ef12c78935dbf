import { useTranslations } from 'use-intl';

/** The sentences of `centreErrors`. */
export const useCentreWords = () => {
  const t = useTranslations('administration');
  return { name: t('displayNameMissing'), amount: t('amountRule'), hours: t('dayHoursRule') };
};
