import { testWebhook } from '@gemba/contract/interfaces/webhooks/test-webhook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';

export const useTestWebhook = (webhookId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(testWebhook, { params: { webhookId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: interfaceKeys.webhooks }),
  });
};
