import type { OrderType } from '@gemba/contract/kit/order-types';
import { queries } from './queries.ts';

/** A query with one of these names as its `meta` is read again while its screen is open, when the stream says so. */
export const liveOrder = (type: OrderType, number: string) => ({ live: `${type} ${number}` });
export const LIVE_APPROVALS = { live: 'approvals' };
export const LIVE_ALARMS = { live: 'alarms' };
export const LIVE_TODAY = { live: 'today' };

const isLive = (meta: Record<string, unknown> | undefined) => typeof meta?.['live'] === 'string';

/** Events come in bursts, and to everybody at once: one read for all of them, each device in its own moment. */
const SOON_MS = 200;
const SPREAD_MS = 300;

let names = new Set<unknown>();

export const refreshLive = ({ live }: { live: string }) => {
  if (names.size === 0)
    setTimeout(
      () => {
        const due = names;
        names = new Set();
        void queries.invalidateQueries({ predicate: ({ meta }) => due.has(meta?.['live']) });
      },
      SOON_MS + Math.random() * SPREAD_MS,
    );
  names.add(live);
};

/** Almost every event may change what is due: it is read again after the first of them, and not more often than this. */
const TODAY_MS = 10_000;
let todayIsDue = false;

export const refreshToday = () => {
  if (todayIsDue) return;
  todayIsDue = true;
  setTimeout(() => {
    todayIsDue = false;
    refreshLive(LIVE_TODAY);
  }, TODAY_MS * Math.random());
};

/** After a cut nobody knows which of them have changed. */
export const refreshAllLive = () => void queries.invalidateQueries({ predicate: ({ meta }) => isLive(meta) });
