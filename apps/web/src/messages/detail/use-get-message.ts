import { getMessage } from '@gemba/contract/messages/get-message';
import { useRead } from '../../kit/client/use-read.ts';
import { messageKeys } from '../message-keys.ts';

export const useGetMessage = (messageId: string) =>
  useRead(getMessage, messageKeys.message(messageId), { params: { messageId } });
