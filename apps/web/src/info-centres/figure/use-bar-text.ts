import { AVERAGE_BAR } from '@gemba/contract/info-centres/figure-filter';
import { figureOf } from '@gemba/contract/info-centres/figures';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useSpanText } from '../use-span-text.ts';
import type { FigureAsked } from './figure-asked.ts';

type Days = { from: string | null; to: string | null };

/** The name of the bar that a figure was opened from, by the days of its rows. */
export const useBarText = () => {
  const t = useTranslations('info-centres');
  const { today } = useToday();
  const span = useSpanText(today);
  return ({ figure, bar }: FigureAsked, days: Days) => {
    if (bar === AVERAGE_BAR) return t('twelveMonths');
    const { drawn } = figureOf(figure);
    return bar && drawn ? span(drawn, days).label : undefined;
  };
};
