import * as contract from '@gemba/contract/warehouse/move/reverse-transfer';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { post, refuseUsed } from '../../postings/index.ts';
import { carry, carrySerials } from './carry.ts';
import { mayReverseMoves, readTransfer } from './get-transfer.ts';
import { insertTransfer, itemRows, lockTransfer } from './transfers.sql.ts';

/** The same goods go back at once, by a transfer the other way. */
export const reverseTransfer = operation(contract.reverseTransfer, async (tx, actor, { params, body: { reason } }) => {
  const { companyId, userId, roles } = actor;
  const { transferNumber: reverses } = params;
  const { company, transfer, items } = await lockTransfer(tx, companyId, reverses);
  if (!mayReverseMoves(roles)) refuse('LIMITED_PERMISSIONS');
  if (transfer.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: reverses });
  if (transfer.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: reverses });
  if (transfer.status === 'IN_TRANSFER') refuse('TRANSFER_ON_THE_WAY', { transferNumber: reverses });
  const back = items.map((item) => ({
    ...item,
    fromLocation: item.toLocation,
    toLocation: item.fromLocation,
    reason,
  }));
  const { fromWarehouse: toWarehouse, toWarehouse: fromWarehouse } = transfer;
  const { number } = await post(tx, actor, {
    day: company.today,
    document: { kind: 'transfer', reverses, memo: reason },
    movements: carry(back, { bucket: 'onHand', out: 'REVERSE', into: 'REVERSE' }),
    serials: carrySerials(back, 'STOCK'),
    whenShort: refuseUsed,
    rows: ({ number: transferNumber, steps }) => [
      insertTransfer(
        tx,
        companyId,
        userId,
        { transferNumber, fromWarehouse, toWarehouse, arrived: true, reason, reverses },
        itemRows(back, (index) => steps[index * 2]?.before.cost ?? 0n),
      ),
    ],
  });
  return readTransfer(tx, actor, number);
});
