import type { CallReply } from '@gemba/contract/kit/call';
import type { getPartSupplyAndDemand } from '@gemba/contract/parts/part-rows';

type Line = CallReply<typeof getPartSupplyAndDemand>;
export type DayEnd = { day: string; balance: string };

/** The quantity left at the end of each day with a movement; it begins with today's stock. */
export const dayEnds = ({ onHand, today, rows }: Pick<Line, 'onHand' | 'today' | 'rows'>): DayEnd[] => {
  const ends = new Map([[today, onHand]]);
  for (const { date, balance } of rows) ends.set(date < today ? today : date, balance);
  return [...ends].map(([day, balance]) => ({ day, balance }));
};
