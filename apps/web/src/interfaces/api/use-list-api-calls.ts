import { listApiCalls } from '@gemba/contract/interfaces/api/list-api-calls';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { interfaceKeys } from '../interface-keys.ts';

const readApiCalls = readOf(listApiCalls, interfaceKeys.calls, {});

export const useListApiCalls = () => useQuery(readApiCalls);

export const readApiCallsAhead = () => queries.prefetchQuery(readApiCalls);
