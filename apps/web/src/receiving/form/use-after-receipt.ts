import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { useQueryClient } from '@tanstack/react-query';
import { receivingKeys } from '../receiving-keys.ts';

/** Everything that a receipt may have changed is read again when it is shown: stock, orders, parts, lists. */
export const useAfterReceipt = () => {
  const queries = useQueryClient();
  return (receivers: readonly Receiver[]) => {
    for (const receiver of receivers) queries.setQueryData(receivingKeys.receiver(receiver.receiverNumber), receiver);
    const known = receivers.map(({ receiverNumber }) => receivingKeys.receiver(receiverNumber).join());
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => !known.includes(queryKey.join()),
      // The person leaves this screen in a moment, and a complete order would answer with a refusal.
      refetchType: 'none',
    });
  };
};
