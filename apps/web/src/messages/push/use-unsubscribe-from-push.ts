import { unsubscribeFromPush } from '@gemba/contract/messages/push/unsubscribe-from-push';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { dropDevice } from '../../kit/push/device-push.ts';
import { pushKeys } from './push-keys.ts';

export const useUnsubscribeFromPush = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await dropDevice();
      await call(unsubscribeFromPush, {});
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pushKeys.settings }),
  });
};
