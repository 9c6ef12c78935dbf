import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { reverseReceiver } from '@gemba/contract/receiving/receivers';
import {
  applyMovements,
  checkLicence,
  companyFacts,
  lockStock,
  moveSerials,
  quantityText,
  ShortOfStock,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readReceiver, reversalRefusal, reversingRole } from './read-receiver.ts';
import { insertItems } from './receiver-items.sql.ts';
import {
  closeReceiver,
  findReceiver,
  insertReceivers,
  lockReceiver,
  nextReceiverNumber,
  type ReceiverFacts,
} from './receivers.sql.ts';
import { negativeItems, negativePutAways, readReversed, serialsBack } from './reversed-rows.ts';
import { takeBackMade } from './take-back-made.ts';
import { takeBackPurchased } from './take-back-purchased.ts';

/**
 * Takes a receiver back by a new one with negative quantities. Order, receiver and stock are locked in the order of every
 * posting; goods that were used meanwhile are missed at their location, and nothing is taken back then.
 */
export async function reverse(tx: Tx, actor: Actor, { params, body: { reason } }: CallParsed<typeof reverseReceiver>) {
  const { companyId, userId, roles } = actor;
  const { receiverNumber } = params;
  const found = await findReceiver(tx, companyId, receiverNumber);
  if (!found) return refuse('RECEIVER_NOT_EXIST', { receiverNumber });
  if (!mayReverse(roles, reversingRole(found.kind))) refuse('LIMITED_PERMISSIONS');
  const order = found.kind === 'wo' ? takeBackMade(tx, actor, found) : takeBackPurchased(tx, actor, found);
  const [{ orderStatus, plan }, receiver, company, goods] = await Promise.all([
    order,
    lockReceiver(tx, companyId, receiverNumber),
    companyFacts(tx, companyId),
    readReversed(tx, companyId, receiverNumber),
  ]);
  checkLicence(company, 'WAREHOUSE');
  checkReversible({ ...(receiver ?? found), orderStatus });
  const { movements, open, alsoParts, bookings, settle } = plan(goods, reason);
  const [locked, number] = await Promise.all([lockStock(tx, companyId, movements, alsoParts), nextReceiverNumber(tx)]);
  const moved = stillThere(() => applyMovements(locked.balances, movements));
  const entry = {
    ...{ document: ['receiver', number] as const, reverses: receiverNumber, memo: reason, steps: moved.steps },
    ...{ order: orderOf(found), bookings: bookings(moved.steps) },
  };
  await Promise.all([
    insertReceivers(tx, companyId, userId, [
      {
        ...{ receiver_number: number, kind: found.kind === 'wo' ? 'wo' : 'po', po_number: found.poNumber },
        ...{
          wo_number: found.woNumber,
          pr_number: found.prNumber,
          vendor_id: found.vendorId,
          buyer_code: found.buyerCode,
        },
        ...{ warehouse_code: found.warehouse, received_date: company.today },
        ...{ status: 'CLOSED', reverses: receiverNumber, reason },
      },
    ]),
    closeReceiver(tx, companyId, receiverNumber),
    insertItems(tx, companyId, negativeItems(number, goods), negativePutAways(number, goods)),
    settle(number),
    writePosting(tx, actor, { day: company.today, locked, moved, entries: [entry], open }),
    moveSerials(tx, companyId, ['receiver', number], serialsBack(goods)),
  ]);
  return readReceiver(tx, actor, number);
}

const orderOf = ({ kind, poNumber, woNumber }: ReceiverFacts) =>
  kind === 'wo' ? (['wo', woNumber ?? ''] as const) : (['po', poNumber ?? ''] as const);

function checkReversible(receiver: ReceiverFacts & { orderStatus: string }) {
  const { receiverNumber, poNumber, woNumber } = receiver;
  const code = reversalRefusal(receiver);
  if (code === 'POSTING_IS_REVERSED' || code === 'POSTING_IS_REVERSAL')
    refuse(code, { documentNumber: receiverNumber });
  if (code === 'RECEIVER_IS_PAID') refuse(code, { receiverNumber });
  if (code) refuse('ORDER_IS_CLOSED', { orderNumber: poNumber ?? woNumber ?? '' });
}

function stillThere<Result>(apply: () => Result): Result {
  try {
    return apply();
  } catch (error) {
    if (error instanceof ShortOfStock)
      refuse('STOCK_ALREADY_USED', { ...error.place, missing: quantityText(error.missing), bucket: error.bucket });
    throw error;
  }
}
