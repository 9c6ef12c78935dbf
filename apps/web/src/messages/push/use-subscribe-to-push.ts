import { subscribeToPush } from '@gemba/contract/messages/push/subscribe-to-push';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personNow } from '../../auth/index.ts';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { deviceSubscription, pushPerson, subscribeDevice } from '../../kit/push/device-push.ts';
import { pushKeys } from './push-keys.ts';
import { readPushSettings } from './use-get-push-settings.ts';

export const useSubscribeToPush = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string) => {
      const body = await subscribeDevice(publicKey);
      if (!body) return;
      await call(subscribeToPush, { body });
      pushPerson.set(personNow());
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushKeys.settings }),
  });
};

/** After a new sign-in of the same person: a subscription ends with its session, the one of the browser does not. */
export async function keepSubscribed() {
  if (pushPerson.get() !== personNow()) return;
  const { publicKey, subscribed } = await queries.fetchQuery(readPushSettings);
  const body = subscribed ? undefined : await deviceSubscription(publicKey);
  if (body) await call(subscribeToPush, { body }, { quiet: 'background' });
}
