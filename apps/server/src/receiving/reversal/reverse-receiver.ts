import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import * as contract from '@gemba/contract/receiving/reversal/reverse-receiver';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts, post, quantityText, type ShortOfStock } from '../../postings/index.ts';
import { checkStillInQa } from '../../quality/index.ts';
import {
  insertItems,
  insertReceivers,
  lockReceiver,
  type ReceiverFacts,
  readReceiverFacts,
  takeOutOfInspections,
} from '../posting/receivers.sql.ts';
import { readReceiver, reversalRefusal, reversingRole } from '../receivers/get-receiver.ts';
import { goodsInQa, negativeItems, negativePutAways, readReversed, serialsBack } from './reversed-goods.ts';
import { takeBackMade } from './take-back-made.ts';
import { takeBackPurchased } from './take-back-purchased.ts';
import { takeBackReturned } from './take-back-returned.ts';

/**
 * Reverses a receiver by a new one with negative quantities. Order, receiver and stock are locked in the order of every
 * posting. If some of the goods were used meanwhile, nothing is reversed.
 */
export const reverseReceiver = operation(contract.reverseReceiver, async (tx, actor, { params, body: { reason } }) => {
  const { companyId, userId, roles } = actor;
  const { receiverNumber: reverses } = params;
  const found = await readReceiverFacts(tx, companyId, reverses);
  if (!found) return refuse('RECEIVER_NOT_EXIST', { receiverNumber: reverses });
  if (!mayReverse(roles, reversingRole(found.kind))) refuse('LIMITED_PERMISSIONS');
  const [{ orderStatus, plan }, receiver, company, goods] = await Promise.all([
    TAKE_BACK[found.kind](tx, actor, found),
    lockReceiver(tx, companyId, reverses),
    companyFacts(tx, companyId),
    readReversed(tx, companyId, reverses),
  ]);
  checkLicence(company, 'WAREHOUSE');
  checkReversible({ ...(receiver ?? found), orderStatus });
  await checkStillInQa(tx, companyId, goodsInQa(goods));
  const { movements, open, bookings, settle } = plan(goods, reason);
  const { number } = await post(tx, actor, {
    day: company.today,
    document: {
      kind: 'receiver',
      order: orderOf(found),
      reverses,
      memo: reason,
    },
    movements,
    bookings,
    open,
    // Pieces of a customer are with it again.
    serials: serialsBack(goods, found.kind === 'rma' ? { place: 'SHIPPED', location: null } : null),
    whenShort: refuseUsed,
    rows: ({ number: receiverNumber }) => [
      insertReceivers(tx, companyId, userId, [
        {
          receiver_number: receiverNumber,
          kind: found.kind,
          po_number: found.poNumber,
          wo_number: found.woNumber,
          rma_number: found.rmaNumber,
          pr_number: found.prNumber,
          vendor_id: found.vendorId,
          buyer_code: found.buyerCode,
          warehouse_code: found.warehouse,
          received_date: company.today,
          status: 'CLOSED',
          reverses,
          reason,
        },
      ]),
      tx.run(updateReceiver({ companyId, reverses })),
      insertItems(tx, companyId, negativeItems(receiverNumber, goods), negativePutAways(receiverNumber, goods)),
      takeOutOfInspections(tx, companyId, reverses),
      settle(receiverNumber),
    ],
  });
  return readReceiver(tx, actor, number);
});

// Nothing is left to pay of a reversed receiver.
const updateReceiver = statement<{ companyId: number; reverses: string }>(
  `update receiver set status = 'CLOSED', version = version + 1 where company_id = :companyId and receiver_number = :reverses`,
);

const TAKE_BACK = { po: takeBackPurchased, wo: takeBackMade, rma: takeBackReturned } as const;

const orderNumberOf = ({ poNumber, woNumber, rmaNumber }: ReceiverFacts) => poNumber ?? woNumber ?? rmaNumber ?? '';

const orderOf = (receiver: ReceiverFacts) => [receiver.kind, orderNumberOf(receiver)] as const;

function checkReversible(receiver: ReceiverFacts & { orderStatus: string }) {
  const { receiverNumber } = receiver;
  const code = reversalRefusal(receiver);
  if (code === 'POSTING_IS_REVERSED' || code === 'POSTING_IS_REVERSAL')
    refuse(code, { documentNumber: receiverNumber });
  if (code === 'RECEIVER_IS_PAID') refuse(code, { receiverNumber });
  if (code) refuse('ORDER_IS_CLOSED', { orderNumber: orderNumberOf(receiver) });
}

const refuseUsed = ({ place, missing, bucket }: ShortOfStock) =>
  refuse('STOCK_ALREADY_USED', { ...place, missing: quantityText(missing), bucket });
