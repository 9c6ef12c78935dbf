import { removeWebhook } from '@gemba/contract/interfaces/webhooks/remove-webhook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';

export const useRemoveWebhook = (webhookId: string, onRemoved: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeWebhook, { params: { webhookId } }),
    onSuccess: onRemoved,
    onSettled: () => queries.invalidateQueries({ queryKey: interfaceKeys.webhooks }),
  });
};
