import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';

type Days = { from: string | null; to: string | null };

/** A range of days as text. */
export const useDaysText = () => {
  const t = useTranslations('accounting');
  const figures = useFigures();
  return ({ from, to }: Days) => {
    if (from && from === to) return figures.day(from);
    if (from && to) return t('days', { from: figures.day(from), to: figures.day(to) });
    if (from) return t('daysSince', { day: figures.day(from) });
    return to ? t('daysUntil', { day: figures.day(to) }) : t('everyDay');
  };
};
