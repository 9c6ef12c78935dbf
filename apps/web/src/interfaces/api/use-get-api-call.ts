import { getApiCall } from '@gemba/contract/interfaces/api/get-api-call';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { interfaceKeys } from '../interface-keys.ts';

const readApiCall = (name: string) => readOf(getApiCall, interfaceKeys.call(name), { params: { name } });

export const useGetApiCall = (name: string) => useQuery(readApiCall(name));

export const readApiCallAhead = (name: string) => queries.prefetchQuery(readApiCall(name));
