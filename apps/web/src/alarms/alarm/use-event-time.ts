import { useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';

/** The time of an event to the second if it was today, else with its day. */
export const useEventTime = () => {
  const figures = useFigures();
  const { today, dayOf } = useToday();
  return (instant: string) => (dayOf(instant) === today ? figures.clock(instant) : figures.moment(instant));
};
