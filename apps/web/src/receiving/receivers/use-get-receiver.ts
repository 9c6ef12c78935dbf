import { getReceiver } from '@gemba/contract/receiving/receivers/get-receiver';
import { useQuery } from '@tanstack/react-query';
import { readAhead, readOf } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const receiver = (receiverNumber: string) =>
  [getReceiver, receivingKeys.receiver(receiverNumber), { params: { receiverNumber } }] as const;

export const readReceiver = (receiverNumber: string) => readOf(...receiver(receiverNumber));

export const useGetReceiver = (receiverNumber: string) => useQuery(readReceiver(receiverNumber));

export const readReceiverAhead = (receiverNumber: string) => readAhead(...receiver(receiverNumber));
