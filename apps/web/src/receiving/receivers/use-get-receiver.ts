import { getReceiver } from '@gemba/contract/receiving/receivers/get-receiver';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const readReceiver = (receiverNumber: string) =>
  readOf(getReceiver, receivingKeys.receiver(receiverNumber), { params: { receiverNumber } });

export const useGetReceiver = (receiverNumber: string) => useQuery(readReceiver(receiverNumber));

export const readReceiverAhead = (receiverNumber: string) => queries.prefetchQuery(readReceiver(receiverNumber));
