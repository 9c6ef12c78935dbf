import type { Receiver } from '@gemba/contract/receiving/receivers';
import { useQueryClient } from '@tanstack/react-query';
import { receivingKeys } from '../receiving-keys.ts';

/** Everything that a posting of goods may have changed is read anew when it is looked at: stock, orders, parts, lists. */
export const useAfterReceipt = () => {
  const queries = useQueryClient();
  return (receivers: readonly Receiver[]) => {
    for (const receiver of receivers) queries.setQueryData(receivingKeys.receiver(receiver.receiverNumber), receiver);
    const known = receivers.map(({ receiverNumber }) => receivingKeys.receiver(receiverNumber).join());
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => !known.includes(queryKey.join()),
      // What stands on the screen is left in a moment, and an order that is complete would answer with a refusal.
      refetchType: 'none',
    });
  };
};
