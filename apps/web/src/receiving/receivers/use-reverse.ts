import { reverseReceiver } from '@gemba/contract/receiving/receivers';
import { useReversal } from '../../inventory/index.ts';
import { useAfterReceipt } from '../order/use-after-receipt.ts';

/** Takes a receiver back and shows the counter-posting. */
export const useReverse = (receiverNumber: string) => {
  const afterReceipt = useAfterReceipt();
  return useReversal(reverseReceiver, {
    ...{ thing: 'receiver', number: receiverNumber },
    inputOf: (reason) => ({ params: { receiverNumber }, body: { reason } }),
    keep: (counter) => {
      afterReceipt([counter]);
      return counter.receiverNumber;
    },
  });
};
