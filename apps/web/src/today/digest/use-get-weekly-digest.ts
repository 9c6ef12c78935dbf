import { getWeeklyDigest } from '@gemba/contract/today/digest/get-weekly-digest';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { digestKey } from './digest-key.ts';

const QUERY = readOf(getWeeklyDigest, digestKey, {});

export const useGetWeeklyDigest = () => useQuery(QUERY);

export const readDigestAhead = () => queries.prefetchQuery(QUERY);
