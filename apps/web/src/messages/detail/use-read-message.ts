import type { Message } from '@gemba/contract/messages/message';
import { readMessage } from '@gemba/contract/messages/read-message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../kit/client/call.ts';
import { messageKeys } from '../message-keys.ts';
import { countUnread } from '../unread.ts';

/** A message that is shown to its receiver is read. Without a network it stays unread, and is read on the next visit. */
export const useReadMessage = (message: Message | undefined) => {
  const queries = useQueryClient();
  const unread = message?.received && message.readAt === null ? message.id : undefined;
  useEffect(() => {
    if (unread === undefined) return;
    const read = async () => {
      const { total } = await call(readMessage, { params: { messageId: String(unread) } }, { quiet: true });
      countUnread(total);
      await queries.invalidateQueries({ queryKey: messageKeys.all });
    };
    void read().catch(() => undefined);
  }, [unread, queries]);
};
