import { readMessages } from '@gemba/contract/messages/read-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { messageKeys } from '../message-keys.ts';
import { countUnread } from '../unread.ts';

/** Everything that has come so far is read. */
export const useReadMessages = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(readMessages, {}),
    onSuccess: ({ total }) => {
      countUnread(total);
      return queries.invalidateQueries({ queryKey: messageKeys.all });
    },
  });
};
