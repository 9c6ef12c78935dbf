import { kinds } from '@gemba/contract/approvals/kinds';
import { BLOCKED_BY, type OfferedEvent } from '@gemba/contract/approvals/offered-event';
import { type Machine, moves } from '@gemba/contract/kit/moves';
import type { RefusalCode } from '@gemba/contract/kit/refusals';
import { changeableStates } from '@gemba/contract/orders/order-change-moves';
import type { Judgement } from './judge.ts';
import type { OrderRow } from './read-orders.sql.ts';
import type { Standing } from './standing.ts';

/** Events that an expired quote no longer takes. */
const ENDS_WITH_THE_QUOTE = ['approve', 'commit', 'amend'];

type Asked = Pick<OrderRow, 'expired'> & { status: string };

/** Why this person may not fire the event now; undefined when it may. */
export function blockedBy(
  machine: Machine<string, string>,
  event: string,
  { status, expired }: Asked,
  { facts, isMaker }: Judgement,
  sameVersion: boolean,
): RefusalCode | undefined {
  const refusal = moves(machine).refusal(status, event, { ...facts, sameVersion });
  if (refusal === 'ORDER_CHANGED') return refusal;
  if (machine.events[event]?.by.kind === 'maker' && !isMaker) return 'NOT_ORDER_MAKER';
  if (refusal === undefined && expired && ENDS_WITH_THE_QUOTE.includes(event)) return 'QUOTE_EXPIRED';
  return refusal;
}

/** A withdrawal belongs to a decision, not to the order: the history says until when. */
export const offeredEvents = (machine: Machine<string, string>, order: Asked, judgement: Judgement): OfferedEvent[] =>
  moves(machine)
    .offeredEvents(order.status)
    .filter((event) => event !== 'withdraw')
    .map((event) => {
      const refusal = blockedBy(machine, event, order, judgement, true);
      return {
        event,
        refusal: BLOCKED_BY.find((code) => code === refusal) ?? null,
        asks: machine.events[event]?.asks === true,
      };
    });

const CHANGEABLE: Readonly<Record<string, readonly string[]>> = changeableStates;

/** A change of this order is asked for, and not made at once. */
export const isChangeRequested = ({ changesWait }: Standing, { kind, status }: Pick<OrderRow, 'kind' | 'status'>) =>
  changesWait && (CHANGEABLE[kind]?.includes(status) ?? false);

/** Where changes are asked for, they can be asked for also in states that the order itself could not be edited in. */
export const eventsOfOrder = (standing: Standing, order: OrderRow, judgement: Judgement): OfferedEvent[] => {
  const offered = offeredEvents(kinds[order.kind].moves, order, judgement);
  if (!isChangeRequested(standing, order) || offered.some(({ event }) => event === 'amend')) return offered;
  return [...offered, { event: 'amend', refusal: judgement.isMaker ? null : 'NOT_ORDER_MAKER', asks: false }];
};
