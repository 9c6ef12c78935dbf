import { quoteMoves } from '@gemba/contract/orders/quote/quote-moves';
import type { TimerJob } from '../../kit/timers/run-timers.ts';
import { moveOrder } from '../deciding/move-order.ts';
import { holdOrder } from '../deciding/order-row.ts';

const { path } = quoteMoves.events.expire;

/** Expires quotes after their last day; the history names the owner. One that was committed or prolonged meanwhile stays as it is. */
export const quoteExpiry: TimerJob = {
  kind: 'quote-expiry',
  async fire(tx, companyId, timers) {
    // In the order of their numbers, as everywhere where several orders are held.
    for (const number of timers.map(({ refId }) => refId).toSorted()) {
      const quote = await holdOrder(tx, companyId, 'qo', number);
      if (!quote?.expired || !Object.hasOwn(path, quote.status)) continue;
      const owner = { companyId, userId: quote.ownerId };
      await moveOrder(tx, owner, quote, { decision: 'EXPIRE', to: 'EXPIRED', comment: null, onBehalfOf: null });
    }
  },
};
