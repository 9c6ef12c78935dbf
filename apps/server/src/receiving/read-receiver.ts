import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { sumMoney } from '@gemba/contract/kit/money';
import { moves } from '@gemba/contract/kit/moves';
import { type PurchaseOrderStatus, purchaseOrderMoves } from '@gemba/contract/orders/purchase-order-moves';
import { NON_STOCK } from '@gemba/contract/parts/part-number';
import { receiverMoves } from '@gemba/contract/receiving/receiver-moves';
import type { Receiver } from '@gemba/contract/receiving/receivers';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { HEAD, HEADS, ITEMS, PHOTOS, PUT_AWAYS } from './read-receiver.sql.ts';

type Head = Omit<Receiver, 'items' | 'photos' | 'takesMore' | 'reversal' | 'receivedBy' | 'amount'> & {
  receivedById: number;
  receivedByName: string;
  reason: string | null;
};
type Item = Receiver['items'][number];
type PutAway = Item['putAways'][number] & { itemNumber: number };
type Photo = Omit<Receiver['photos'][number], 'takenBy'> & { takenById: number; takenByName: string };

export async function readReceiver(tx: Tx, actor: Actor, receiverNumber: string): Promise<Receiver> {
  const key = [actor.companyId, receiverNumber];
  const [[head], items, putAways, photos] = await Promise.all([
    // sql: the pieces are constants of ours
    tx.query<Head>(`select ${HEAD} ${HEADS} where r.company_id = $1 and r.receiver_number = $2`, key),
    tx.query<Omit<Item, 'putAways'>>(ITEMS, key),
    tx.query<PutAway>(PUT_AWAYS, key),
    tx.query<Photo>(PHOTOS, key),
  ]);
  if (!head) return refuse('RECEIVER_NOT_EXIST', { receiverNumber });
  const { receivedById, receivedByName, reason, ...facts } = head;
  const reversal = { ...reversalOf(head, actor.roles), reason };
  return {
    ...facts,
    receivedBy: { userId: receivedById, name: receivedByName },
    amount: sumMoney(items.map(({ amount }) => amount)),
    items: items.map((item) => ({
      ...{ ...item, part: item.part ?? NON_STOCK },
      putAways: putAways
        .filter(({ itemNumber }) => itemNumber === item.itemNumber)
        .map(({ location, quantity, quantityQA, serials }) => ({ location, quantity, quantityQA, serials })),
    })),
    photos: photos.map(({ takenById, takenByName, ...photo }) => ({
      ...{ ...photo, takenBy: { userId: takenById, name: takenByName } },
    })),
    takesMore:
      head.kind === 'po' && head.reverses === null && moves(receiverMoves).refusal(head.status, 'add') === undefined,
    reversal,
  };
}

type Reversible = Pick<
  Receiver,
  'kind' | 'status' | 'accountPayableNumber' | 'reverses' | 'reversedBy' | 'orderStatus'
>;

/** Why a receiver cannot be taken back, in the order in which it is said. Goods of a return were credited at once. */
export function reversalRefusal(head: Reversible): Exclude<Reversal['refusal'], 'LIMITED_PERMISSIONS'> {
  if (head.reverses !== null) return 'POSTING_IS_REVERSAL';
  if (head.reversedBy !== null) return 'POSTING_IS_REVERSED';
  const paid = head.kind === 'po' && (head.accountPayableNumber !== null || head.status === 'CLOSED');
  if (paid || head.kind === 'rma') return 'RECEIVER_IS_PAID';
  const status = head.orderStatus as PurchaseOrderStatus;
  return head.kind === 'po' && moves(purchaseOrderMoves).refusal(status, 'reverseAll') ? 'ORDER_IS_CLOSED' : null;
}

export const reversingRole = (kind: Receiver['kind']) => (kind === 'wo' ? 'RECEIVER_FROM_WO' : 'UPDATE_RECEIVER');

const reversalOf = (head: Reversible, roles: readonly string[]): Omit<Reversal, 'reason'> => {
  const refusal = reversalRefusal(head) ?? (mayReverse(roles, reversingRole(head.kind)) ? null : 'LIMITED_PERMISSIONS');
  return { allowed: refusal === null, refusal, reverses: head.reverses, reversedBy: head.reversedBy };
};
