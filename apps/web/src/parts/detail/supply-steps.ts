import type { CallReply } from '@gemba/contract/kit/call';
import type { partSupplyAndDemand } from '@gemba/contract/parts/part-rows';

type Line = CallReply<typeof partSupplyAndDemand>;
export type DayEnd = { day: string; balance: string };

/** What is left at the end of each day on which something comes or goes; it begins with what is on hand today. */
export const dayEnds = ({ onHand, today, rows }: Pick<Line, 'onHand' | 'today' | 'rows'>): DayEnd[] => {
  const ends = new Map([[today, onHand]]);
  for (const { date, balance } of rows) ends.set(date < today ? today : date, balance);
  return [...ends].map(([day, balance]) => ({ day, balance }));
};
