import { getMessage } from '@gemba/contract/messages/get-message';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { messageKeys } from '../message-keys.ts';

const readMessage = (messageId: string) =>
  readOf(getMessage, messageKeys.message(messageId), { params: { messageId } });

export const useGetMessage = (messageId: string) => useQuery(readMessage(messageId));

export const readMessageAhead = (messageId: string) => queries.prefetchQuery(readMessage(messageId));
