import { holdRules, isMore } from '../../inventory/posting-rules.ts';
import type { CallInput } from '../../kit/call.ts';
import { sumQuantities } from '../../kit/quantity.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import { lotRules, type PartFacts, type PlaceFacts, putAwayRules, receivedDateRules } from '../received-item-rules.ts';
import type { receiveWorkOrder } from './receive-work-order.ts';

export type WorkOrderFacts = {
  readonly part: PartFacts;
  readonly orderDate: string;
  readonly today: string;
  /** Most that can come in now. */
  readonly max: string;
  /** Only the server has it. */
  readonly place?: PlaceFacts;
};

export const receiveWorkOrderRules = (
  { params: { woNumber }, body }: CallInput<typeof receiveWorkOrder>,
  { part, orderDate, today, max, place }: WorkOrderFacts,
): Violation[] => {
  const { locations, lotNumber, receivedDate } = body;
  const dateRules = receivedDateRules(receivedDate, today, [orderDate], 'receivedDate');
  if (locations.length === 0) return [...dateRules, broken('NO_ITEM_TO_RECEIVE', '', { woNumber })];
  const quantity = sumQuantities(locations.map((put) => put.quantity));
  return [
    ...dateRules,
    ...holdRules(part, ''),
    ...putAwayRules(locations, part, {}, 'locations', place),
    ...lotRules(part, lotNumber, 'lotNumber'),
    ...when(isMore(quantity, max), () =>
      broken('WORK_ORDER_QTY_RECEIVED_IS_OVER', 'locations', { woNumber, maximum: max }),
    ),
  ];
};
