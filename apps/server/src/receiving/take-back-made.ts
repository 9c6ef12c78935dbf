import { moves } from '@gemba/contract/kit/moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order-moves';
import { type Movement, moneyText, moneyUnits, quantityText, quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import type { ReceiverFacts } from './receivers.sql.ts';
import { type TakeBack, valueOf } from './take-back.ts';
import { type Consumption, consume, lockWorkOrder, moveWorkOrder } from './work-order.sql.ts';
import { demandGivenUp } from './work-order-rules.ts';

const USED = `select used.issue_number as "issueNumber", used.issue_item as "issueItem", item.component_item as component,
    used.quantity, used.value, item.part_number as "partNumber", item.location
  from work_order_consumption used
  join work_order_issue_item item on item.company_id = used.company_id and item.issue_number = used.issue_number and item.item_number = used.issue_item
 where used.company_id = $1 and used.receiver_number = $2`;

type Used = Consumption & { partNumber: string; location: string };

/** Finished goods leave again, and their components lie in WIP as before. */
export async function takeBackMade(tx: Tx, { companyId }: Actor, receiver: ReceiverFacts): Promise<TakeBack> {
  const woNumber = receiver.woNumber ?? '';
  const [{ order, components }, used] = await Promise.all([
    lockWorkOrder(tx, companyId, woNumber),
    tx.query<Used>(USED, [companyId, receiver.receiverNumber]),
  ]);
  const status = order?.status ?? 'CANCELLED';
  const finished = status === 'FINISHED' ? components.filter(({ phantom }) => !phantom) : [];
  return {
    orderStatus: status,
    plan: ({ items, putAways }, reason) => {
      const partNumber = order?.partNumber ?? '';
      const quantity = items.reduce((sum, item) => sum + quantityUnits(item.quantity), 0n);
      const shared = { movement: 'REVERSE' as const, reason };
      const movements: Movement[] = [
        ...putAways.map(({ location, quantity: onHand }) => ({
          ...{ ...shared, partNumber, location, item: 1, onHand: -quantityUnits(onHand) },
        })),
        ...used.map(({ component, quantity: inWip, ...place }) => ({
          ...{ ...shared, partNumber: place.partNumber, location: place.location, item: component },
          inWip: quantityUnits(inWip),
        })),
      ];
      return {
        movements,
        open: [
          { partNumber, onOrder: quantity },
          ...finished.map(demandGivenUp).map(({ onDemand, ...part }) => ({ ...part, onDemand: -onDemand })),
        ],
        alsoParts: finished.map((one) => one.partNumber),
        bookings: (steps) => {
          const toWip = used.reduce((sum, { value }) => sum + moneyUnits(value), 0n);
          return [
            { use: 'WIP', amount: toWip },
            { use: 'PRODUCTION_VARIANCE', amount: -toWip - valueOf(steps) },
          ];
        },
        settle: (number) =>
          Promise.all([
            consume(tx, companyId, woNumber, number, used.map(negative)),
            moveWorkOrder(
              tx,
              companyId,
              woNumber,
              quantityText(-quantity),
              moves(workOrderMoves).next(status, 'reverseReceipt') ?? status,
            ),
          ]),
      };
    },
  };
}

const negative = ({ issueNumber, issueItem, component, quantity, value }: Used): Consumption => ({
  ...{ issueNumber, issueItem, component },
  ...{ quantity: quantityText(-quantityUnits(quantity)), value: moneyText(-moneyUnits(value)) },
});
