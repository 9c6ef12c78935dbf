import { getMessenger } from '@gemba/contract/administration/messenger/get-messenger';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

const readMessenger = readOf(getMessenger, administrationKeys.messenger, {});

export const useGetMessenger = () => useQuery(readMessenger);

export const readMessengerAhead = () => queries.prefetchQuery(readMessenger);
