import type { OrderType } from '@gemba/contract/kit/order-types';
import type { Tx } from '../../kit/database/database.ts';
import { publish } from '../../kit/stream/publish.ts';
import { armTimers } from '../../kit/timers/arm-timer.ts';

/** The timers of what waits for a decision. They name an order (`po 1001`) or a change of one (`change 7`). */
export const WAITS_TIMER = 'approval-waits';
export const REMINDER_TIMER = 'approval-reminder';

export const waitingRef = (type: OrderType | 'change', number: string | number) => `${type} ${number}`;

/** Tells everybody who may see the order to look again, and so at what waits. */
export const announceOrder = (tx: Tx, companyId: number, type: OrderType, number: string) =>
  publish(tx, companyId, 'orderChanged', [{ userId: null, payload: { order: { type, number }, waiting: true } }]);

/** Tells those who may decide it as soon as this is committed. They are looked for then: nobody waits for that here. */
export const tellApprovers = (tx: Tx, companyId: number, refId: string) =>
  armTimers(tx, companyId, WAITS_TIMER, [{ refId, dueAt: new Date().toISOString() }]);

/** The wait begins, or begins anew: those who may decide are told now, and once more at `remindAt`. */
export const beginWait = (tx: Tx, companyId: number, refId: string, remindAt: string) =>
  Promise.all([
    tellApprovers(tx, companyId, refId),
    armTimers(tx, companyId, REMINDER_TIMER, [{ refId, dueAt: remindAt }]),
  ]);
