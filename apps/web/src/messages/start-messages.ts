import { messageState } from '../auth/index.ts';
import type { Ways } from './follow-messages.ts';

/** Called once. Follows the message stream while a session has it switched on. */
export const startMessages = (ways: Ways) => {
  let stop: (() => void) | undefined;
  let wanted = false;
  const follow = () => {
    if (messageState.get().shouldConnect === wanted) return;
    wanted = !wanted;
    stop?.();
    stop = undefined;
    if (wanted) void start();
  };
  const start = async () => {
    // Not awaited: everything a screen needs is loaded before.
    const { followMessages } = await import('./follow-messages.ts');
    if (wanted && !stop) stop = followMessages(ways);
  };
  messageState.subscribe(follow);
  follow();
};
