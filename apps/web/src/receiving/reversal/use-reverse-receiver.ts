import { reverseReceiver } from '@gemba/contract/receiving/reversal/reverse-receiver';
import { useReversal } from '../../inventory/index.ts';
import { useAfterReceipt } from '../form/use-after-receipt.ts';

/** Takes a receiver back and shows the counter-posting. */
export const useReverseReceiver = (receiverNumber: string) => {
  const afterReceipt = useAfterReceipt();
  return useReversal(reverseReceiver, 'receiver', { receiverNumber }, (counter) => {
    afterReceipt([counter]);
    return counter.receiverNumber;
  });
};
