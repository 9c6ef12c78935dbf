import { changePushSettings } from '@gemba/contract/messages/push/change-push-settings';
import type { PushSettings } from '@gemba/contract/messages/push/push-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { readPushSettings } from './use-get-push-settings.ts';

/** A switch shows its new state at once, and falls back where the server refuses. */
export const useChangePushSettings = () => {
  const queries = useQueryClient();
  const { queryKey } = readPushSettings;
  return useMutation({
    mutationFn: (body: PushSettings) => call(changePushSettings, { body }),
    onMutate: (body) => queries.setQueryData(queryKey, (before) => before && { ...before, ...body }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};
