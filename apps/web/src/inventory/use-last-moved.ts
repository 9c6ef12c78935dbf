import { todayIn } from '@gemba/contract/kit/dates';
import { useTranslations } from 'use-intl';
import { companySetting } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { useFigures } from '../kit/text/use-figures.ts';

type Moved = { lastIn: string | null; lastOut: string | null };

/** When something last came or went, whichever is later, by the days of the company. */
export const useLastMoved = () => {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const { timeZone } = useStore(companySetting);
  const day = (instant: string) => {
    const date = todayIn(timeZone, new Date(instant));
    return date === todayIn(timeZone, new Date()) ? t('today') : figures.day(date);
  };
  return ({ lastIn, lastOut }: Moved): string | undefined => {
    if (lastOut && (!lastIn || lastOut > lastIn)) return t('lastOutOn', { day: day(lastOut) });
    return lastIn ? t('lastInOn', { day: day(lastIn) }) : undefined;
  };
};
