import { useTranslations } from 'use-intl';

/** Days against the due date in words. */
export const useLateness = () => {
  const t = useTranslations('accounting');
  return (days: number) =>
    days === 0 ? t('onTime') : days > 0 ? t('daysLate', { days }) : t('daysEarly', { days: -days });
};
