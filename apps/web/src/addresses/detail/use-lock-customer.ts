import { type LockEvent, lockCustomer } from '@gemba/contract/addresses/lock-customer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { addressKeys } from '../address-keys.ts';

type Asked = { event: LockEvent['event']; reason: string };

/** Locks or unlocks a customer. */
export const useLockCustomer = (customerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ event, reason }: Asked) =>
      sendPosting(
        lockCustomer,
        { params: { customerId, event }, body: { reason } },
        { operation: `lock ${customerId}` },
      ),
    // Settled, not success: a refusal most often means that somebody else was faster.
    onSettled: () => queries.invalidateQueries({ queryKey: addressKeys.all }),
  });
};
