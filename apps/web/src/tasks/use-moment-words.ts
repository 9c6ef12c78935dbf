import { useToday } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';

/** A time of today, and any other moment with its day. */
export const useMomentWords = () => {
  const figures = useFigures();
  const { today, dayOf } = useToday();
  return (instant: string) =>
    dayOf(instant) === today ? figures.time(instant) : `${figures.day(dayOf(instant))} ${figures.time(instant)}`;
};
