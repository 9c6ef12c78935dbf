import { queuePushes } from '../../kit/push/queue-pushes.ts';
import { publish } from '../../kit/stream/publish.ts';
import type { TimerJob } from '../../kit/timers/run-timers.ts';
import { writeNotice } from '../../messages/index.ts';
import { REMINDER_TIMER, WAITS_TIMER } from '../../orders/index.ts';
import { type Waiting, waitingReader } from './approvers.ts';

const DAY_MS = 86_400_000;

/** Tells those who may decide that something begins to wait. */
export const approvalWaits: TimerJob = {
  kind: WAITS_TIMER,
  async fire(tx, companyId, timers) {
    const read = waitingReader(tx, companyId);
    for (const { refId } of timers) {
      const waiting = await read(refId);
      if (!waiting) continue;
      const { type, number, approvers } = waiting;
      const events = approvers.map((userId) => ({ userId, payload: { order: { type, number } } }));
      await publish(tx, companyId, 'approval', events);
      const pushes = approvers.map((userId) => ({ userId, refId }));
      await queuePushes(tx, companyId, { topic: 'approvals', kind: 'approval' }, pushes);
    }
  },
};

/** Where the wait began anew, another timer was armed with it. */
const hasWaitedADay = ({ since }: Waiting, dueAt: string) => Date.parse(since) <= Date.parse(dueAt) - DAY_MS;

/** Gathers what each person may decide: somebody for whom much waits gets one message, not one for each. */
function byPerson(all: readonly Waiting[]) {
  const people = new Map<number, Waiting[]>();
  for (const waiting of all)
    for (const userId of waiting.approvers) people.set(userId, [...(people.get(userId) ?? []), waiting]);
  return people;
}

const reminderOf = (own: readonly Waiting[]) => {
  const [first, ...others] = own;
  const facts = { maker: first?.maker };
  if (others.length > 0) return { code: 'ORDERS_WAIT' as const, facts };
  return { code: first?.isChange ? ('CHANGE_WAITS' as const) : ('ORDER_WAITS' as const), facts };
};

/** Writes to those who may decide what has waited for a day, once for each wait. */
export const approvalReminder: TimerJob = {
  kind: REMINDER_TIMER,
  async fire(tx, companyId, timers) {
    const read = waitingReader(tx, companyId);
    const overdue: Waiting[] = [];
    for (const { refId, dueAt } of timers) {
      const waiting = await read(refId);
      if (waiting && hasWaitedADay(waiting, dueAt)) overdue.push(waiting);
    }
    for (const [userId, own] of byPerson(overdue))
      await writeNotice(tx, companyId, { ...reminderOf(own), orders: own, receivers: [userId] });
  },
};
