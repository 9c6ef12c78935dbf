import { getWeeklyDigest } from '@gemba/contract/today/digest/get-weekly-digest';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { digestKey } from './digest-key.ts';

export const useGetWeeklyDigest = () =>
  useQuery({ queryKey: digestKey, queryFn: ({ signal }) => call(getWeeklyDigest, {}, { signal, quiet: true }) });
