import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';

/** When the figures were read: the time, with the day where it was another one. */
export const useAge = () => {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const { today, dayOf } = useToday();
  return (asOf: string, words: 'asOf' | 'centreAsOf' = 'asOf') =>
    t(words, { time: dayOf(asOf) === today ? figures.time(asOf) : figures.moment(asOf) });
};
