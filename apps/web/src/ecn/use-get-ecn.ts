import { getEcn } from '@gemba/contract/ecn/get-ecn';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../kit/client/queries.ts';
import { readOf } from '../kit/client/use-read.ts';
import type { SearchParams } from '../kit/router/screen.ts';
import { ecnKeys } from './ecn-keys.ts';
import { ecnIn } from './use-chosen-ecn.ts';

const readEcn = (ecnNumber: string) => readOf(getEcn, ecnKeys.ecn(ecnNumber), { params: { ecnNumber } });

export const useGetEcn = (ecnNumber: string) => useQuery(readEcn(ecnNumber));

/** Begins to read the change of an address. */
export const readEcnAhead = (search: SearchParams) => queries.prefetchQuery(readEcn(ecnIn(search)));
