import { moveStock } from '@gemba/contract/warehouse/move/move-stock';
import type { Transfer } from '@gemba/contract/warehouse/move/transfer';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

/** Moves stock. */
export const useMoveStock = (onMoved: (transfer: Transfer) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(moveStock, 'move', (transfer) => {
    removeDraft(formKey('move'));
    afterPosting([warehouseKeys.transfer(transfer.transferNumber), transfer]);
    onMoved(transfer);
  });
};
