import { type LockEvent, lockCustomer } from '@gemba/contract/addresses/lock-customer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { endsOperation } from '../../kit/client/faults.ts';
import { useOperationKey } from '../../kit/client/use-operation-key.ts';
import { addressKeys } from '../address-keys.ts';

type Asked = { event: LockEvent['event']; reason: string };

/** Locks or unlocks a customer once, however often it is sent. */
export const useLock = (customerId: string) => {
  const queries = useQueryClient();
  const { key, renew } = useOperationKey(`lock ${customerId}`);
  return useMutation({
    mutationFn: ({ event, reason }: Asked) =>
      call(lockCustomer, { params: { customerId, event }, body: { reason } }, { key }),
    onSuccess: renew,
    onError: (error) => {
      if (endsOperation(error)) renew();
    },
    // Settled, not success: a refusal most often means that somebody else was faster.
    onSettled: () => queries.invalidateQueries({ queryKey: addressKeys.all }),
  });
};
