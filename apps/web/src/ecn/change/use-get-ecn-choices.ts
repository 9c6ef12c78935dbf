import { getEcnChoices } from '@gemba/contract/ecn/get-ecn-choices';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { ecnKeys } from '../ecn-keys.ts';

const QUERY = readOf(getEcnChoices, ecnKeys.choices, {});

export const useGetEcnChoices = () => useQuery(QUERY).data;

export const readEcnChoicesAhead = () => queries.prefetchQuery(QUERY);
