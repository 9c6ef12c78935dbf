import { type LockEvent, lockCustomer } from '@gemba/contract/addresses/lock-customer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { addressKeys } from '../address-keys.ts';

type Asked = { event: LockEvent['event']; reason: string };

/** Locks or unlocks a customer. */
export const useLockCustomer = (customerId: string) => {
  const t = useTranslations('addresses');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ event, reason }: Asked) =>
      sendPosting(
        lockCustomer,
        { params: { customerId, event }, body: { reason } },
        { operation: `lock ${customerId}` },
      ),
    onSuccess: (_, { event }) => showToast(t(`lockChanged.${event}`)),
    // Settled, not success: a refusal most often means that somebody else was faster.
    onSettled: () => queries.invalidateQueries({ queryKey: addressKeys.all }),
  });
};
