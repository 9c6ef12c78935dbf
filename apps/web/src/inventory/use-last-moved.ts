import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';

type Moved = { lastIn: string | null; lastOut: string | null };

/** When something last came or went, whichever is later, by the days of the company. */
export const useLastMoved = () => {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const { today, dayOf } = useToday();
  const day = (instant: string) => (dayOf(instant) === today ? t('today') : figures.day(dayOf(instant)));
  return ({ lastIn, lastOut }: Moved): string | undefined => {
    if (lastOut && (!lastIn || lastOut > lastIn)) return t('lastOutOn', { day: day(lastOut) });
    return lastIn ? t('lastInOn', { day: day(lastIn) }) : undefined;
  };
};
