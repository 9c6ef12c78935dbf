import { switchRealTime } from '@gemba/contract/auth/switch-real-time';
import { useMutation } from '@tanstack/react-query';
import { userInfo } from '../../auth/index.ts';
import { call } from '../../kit/client/call.ts';

/** The stream of every tab follows what is known of the person. */
export const useSwitchRealTime = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: (realTime: boolean) => call(switchRealTime, { body: { realTime } }),
    onSuccess: (_, realTime) => userInfo.set({ ...userInfo.get(), realTime }),
  });
  return { switchTo: mutate, busy: isPending };
};
