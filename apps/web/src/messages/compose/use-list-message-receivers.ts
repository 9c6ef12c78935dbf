import { listMessageReceivers } from '@gemba/contract/messages/list-message-receivers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { messageKeys } from '../message-keys.ts';

export const useListMessageReceivers = (q: string, enabled = true) =>
  useQuery({
    queryKey: messageKeys.receivers(q),
    queryFn: ({ signal }) => call(listMessageReceivers, { query: q ? { q } : {} }, { signal, quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
  });
