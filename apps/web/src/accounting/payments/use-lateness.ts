import { useTranslations } from 'use-intl';

/** The days before or after the due date as text. */
export const useLateness = () => {
  const t = useTranslations('accounting');
  return (days: number) =>
    days === 0 ? t('onTime') : days > 0 ? t('daysLate', { days }) : t('daysEarly', { days: -days });
};
