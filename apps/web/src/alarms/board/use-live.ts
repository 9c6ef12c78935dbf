import { messageState } from '../../auth/index.ts';
import { useOnline } from '../../kit/offline/use-online.ts';
import { useStore } from '../../kit/store/store.ts';

/** Whether the stream brings every change at once. */
export const useLive = (failed: boolean) => {
  const online = useOnline();
  const { isConnected } = useStore(messageState);
  return online && isConnected && !failed;
};
