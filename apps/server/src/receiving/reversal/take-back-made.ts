import { moves } from '@gemba/contract/kit/moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Movement, moneyText, moneyUnits, quantityText, quantityUnits, valueOf } from '../../postings/index.ts';
import type { ReceiverFacts } from '../posting/receivers.sql.ts';
import { endDemand } from '../work-order/made-goods.ts';
import {
  type Consumption,
  consume,
  lockWorkOrder,
  moveWorkOrder,
  relieveLabour,
} from '../work-order/work-order.sql.ts';
import type { TakeBack } from './reversed-goods.ts';

const selectConsumption = statement<{ companyId: number; receiverNumber: string }, Used>(
  `select used.issue_number, used.issue_item, item.component_item as component,
    used.quantity, used.value, item.part_number, item.location
  from work_order_consumption used
  join work_order_issue_item item on item.company_id = used.company_id and item.issue_number = used.issue_number and item.item_number = used.issue_item
 where used.company_id = :companyId and used.receiver_number = :receiverNumber`,
);

const selectLabour = statement<{ companyId: number; receiverNumber: string }, { labour: string }>(
  'select labour from receiver where company_id = :companyId and receiver_number = :receiverNumber',
);

type Used = Consumption & { partNumber: string; location: string };

/** Finished goods leave again, and their components and labour go back into WIP. */
export async function takeBackMade(tx: Tx, { companyId }: Actor, receiver: ReceiverFacts): Promise<TakeBack> {
  const woNumber = receiver.woNumber ?? '';
  const [{ order, components }, used, relieved] = await Promise.all([
    lockWorkOrder(tx, companyId, woNumber),
    tx.all(selectConsumption({ companyId, receiverNumber: receiver.receiverNumber })),
    tx.one(selectLabour({ companyId, receiverNumber: receiver.receiverNumber })),
  ]);
  const labour = moneyUnits(relieved.labour);
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
          ...shared,
          partNumber,
          location,
          item: 1,
          onHand: -quantityUnits(onHand),
        })),
        ...used.map(({ component, quantity: inWip, ...place }) => ({
          ...shared,
          partNumber: place.partNumber,
          location: place.location,
          item: component,
          inWip: quantityUnits(inWip),
        })),
      ];
      return {
        movements,
        open: [
          { partNumber, onOrder: quantity },
          ...finished.map(endDemand).map(({ onDemand, ...part }) => ({ ...part, onDemand: -onDemand })),
        ],
        bookings: (steps) => {
          const toWip = used.reduce((sum, { value }) => sum + moneyUnits(value), labour);
          return [
            { use: 'WIP', amount: toWip },
            { use: 'PRODUCTION_VARIANCE', amount: -toWip - valueOf(steps) },
          ];
        },
        settle: (number) =>
          Promise.all([
            consume(tx, companyId, woNumber, number, used.map(negateConsumption)),
            relieveLabour(tx, companyId, woNumber, number, -labour),
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

const negateConsumption = ({ issueNumber, issueItem, component, quantity, value }: Used): Consumption => ({
  issueNumber,
  issueItem,
  component,
  quantity: quantityText(-quantityUnits(quantity)),
  value: moneyText(-moneyUnits(value)),
});
