import { moves } from '@gemba/contract/kit/moves';
import { rmaMoves } from '@gemba/contract/orders/returns/return-moves';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { quantityUnits, valueOf } from '../../postings/index.ts';
import type { ReceiverFacts } from '../posting/receivers.sql.ts';
import { lockRma, moveRma, type RmaItemFacts } from '../rma/rma.sql.ts';
import { type Goods, negate, putAwaysBack, sumAmounts, type TakeBack } from './reversed-goods.ts';

const { next } = moves(rmaMoves);

/** Goods of a customer leave at the average cost of their location; the difference to what they came in for is an adjustment. */
export async function takeBackReturned(tx: Tx, { companyId }: Actor, receiver: ReceiverFacts): Promise<TakeBack> {
  const rmaNumber = receiver.rmaNumber ?? '';
  const locked = await lockRma(tx, companyId, rmaNumber);
  const status = locked?.rma.status ?? 'CANCELLED';
  return {
    orderStatus: status,
    plan: (goods, reason) => ({
      movements: goods.items.flatMap((item) => putAwaysBack(item, goods, reason)),
      open: [],
      bookings: (steps) => {
        const sold = sumAmounts(goods.items);
        return [
          { use: 'COST_OF_GOODS_SOLD', amount: sold },
          { use: 'STOCK_ADJUSTMENT', amount: -sold - valueOf(steps) },
        ];
      },
      settle: () => {
        const event = isAnythingLeft(locked?.items ?? [], goods) ? 'reversePart' : 'reverseAll';
        return moveRma(tx, companyId, rmaNumber, next(status, event) ?? status, goods.items.flatMap(changeBack));
      },
    }),
  };
}

const changeBack = ({ orderItem, quantity }: Goods['items'][number]) =>
  orderItem === null ? [] : [{ itemNumber: orderItem, quantity: negate(quantity) }];

const isAnythingLeft = (lines: readonly RmaItemFacts[], { items }: Goods) => {
  const received = lines.reduce((sum, line) => sum + quantityUnits(line.received), 0n);
  return received > items.reduce((sum, { quantity }) => sum + quantityUnits(quantity), 0n);
};
