import * as contract from '@gemba/contract/warehouse/move/arrive-transfer';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { post, refuseUsed } from '../../postings/index.ts';
import { carry, carrySerials, OUT_OF_TRANSFER } from './carry.ts';
import { readTransfer } from './get-transfer.ts';
import { lockTransfer, markArrived } from './transfers.sql.ts';

/** Goods in transfer arrive at their locations. */
export const arriveTransfer = operation(contract.arriveTransfer, async (tx, actor, { params: { transferNumber } }) => {
  const { companyId, userId } = actor;
  const { company, transfer, items } = await lockTransfer(tx, companyId, transferNumber);
  if (transfer.status === 'ARRIVED') refuse('TRANSFER_HAS_ARRIVED', { transferNumber });
  await post(tx, actor, {
    day: company.today,
    document: { kind: 'transfer', number: transferNumber },
    movements: carry(items, OUT_OF_TRANSFER),
    serials: carrySerials(items, 'PICKED'),
    whenShort: refuseUsed,
    rows: () => [markArrived(tx, companyId, userId, transferNumber)],
  });
  return readTransfer(tx, actor, transferNumber);
});
