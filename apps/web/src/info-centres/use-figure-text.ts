import type { FigureUnit } from '@gemba/contract/info-centres/figures';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';

/** The value of a figure with its unit: in full, or short for a tile. */
export const useFigureText = (currency: string) => {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const none = t('none');
  const written = (unit: FigureUnit, value: string, short: boolean) => {
    if (unit === 'money') return short ? figures.shortMoney(value, currency) : figures.money(value, currency);
    if (unit === 'percent') return figures.percent(value);
    const number = short ? figures.shortNumber(value) : figures.quantity(value);
    return unit === 'hours' || unit === 'days' || unit === 'times' ? t(`units.${unit}`, { number }) : number;
  };
  return {
    full: (unit: FigureUnit, value: string | null) => (value === null ? none : written(unit, value, false)),
    short: (unit: FigureUnit, value: string | null) => (value === null ? none : written(unit, value, true)),
  };
};
