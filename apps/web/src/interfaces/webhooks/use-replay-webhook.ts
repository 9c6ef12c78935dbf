import { replayWebhook } from '@gemba/contract/interfaces/webhooks/replay-webhook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';

/** One event, or all that were given up. */
export const useReplayWebhook = (webhookId: string, onSent: (count: number) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId?: string) =>
      call(replayWebhook, { params: { webhookId }, body: deliveryId === undefined ? {} : { deliveryId } }),
    onSuccess: ({ count }) => onSent(count),
    onSettled: () => queries.invalidateQueries({ queryKey: interfaceKeys.webhooks }),
  });
};
