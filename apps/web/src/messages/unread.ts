import { messageState } from '../auth/index.ts';

/** The number on the tab and on the bell. Screens subscribe to it: set it only when it changed. */
export const countUnread = (messageCount: number) => {
  const now = messageState.get();
  if (now.messageCount !== messageCount) messageState.set({ ...now, messageCount });
};
