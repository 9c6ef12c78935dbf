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

/** Those of them that have been read. */
export const useReceivers = (receiverNumbers: readonly string[]) =>
  useQueries({ queries: receiverNumbers.map(receiverQuery) }).flatMap(({ data }) => (data ? [data] : []));
