import { addWebhook } from '@gemba/contract/interfaces/webhooks/add-webhook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';
import type { WebhookBody } from './WebhookSheet.tsx';

export const useAddWebhook = (onAdded: (secret: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WebhookBody) => call(addWebhook, { body }, { quiet: addWebhook.refusals }),
    onSuccess: ({ secret }) => onAdded(secret),
    onSettled: () => queries.invalidateQueries({ queryKey: interfaceKeys.webhooks }),
  });
};
