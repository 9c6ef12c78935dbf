import { reverseTransfer } from '@gemba/contract/warehouse/move/reverse-transfer';
import { useReversal } from '../../inventory/index.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

/** The same stock goes back, and the transfer that takes it back is shown. */
export const useReverseTransfer = (transferNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseTransfer, 'transfer', { transferNumber }, (counter) => {
    afterPosting([warehouseKeys.transfer(counter.transferNumber), counter]);
    return counter.transferNumber;
  });
};
