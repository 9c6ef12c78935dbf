import { getReceiver } from '@gemba/contract/receiving/receivers';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { receivingKeys } from '../receiving-keys.ts';

const receiverQuery = (receiverNumber: string) => ({
  queryKey: receivingKeys.receiver(receiverNumber),
  enabled: receiverNumber !== '',
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(getReceiver, { params: { receiverNumber } }, { signal, quiet: true }),
});

export const useReceiver = (receiverNumber: string) => useQuery(receiverQuery(receiverNumber));

/** All of them, once all have been read. */
export const useReceivers = (receiverNumbers: readonly string[]) =>
  useQueries({
    queries: receiverNumbers.map(receiverQuery),
    combine: (read) => {
      const found = read.flatMap(({ data }) => (data ? [data] : []));
      return {
        data: found.length === read.length ? found : undefined,
        error: read.find(({ error }) => error)?.error,
        refetch: () => Promise.all(read.map(({ refetch }) => refetch())),
      };
    },
  });
