import { changeWebhook } from '@gemba/contract/interfaces/webhooks/change-webhook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';
import type { WebhookBody } from './WebhookSheet.tsx';

export const useChangeWebhook = (webhookId: string, onChanged: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WebhookBody) =>
      call(changeWebhook, { params: { webhookId }, body }, { quiet: changeWebhook.refusals }),
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: interfaceKeys.webhooks }),
  });
};
