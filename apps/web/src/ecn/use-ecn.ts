import { getEcn, listEcnParts } from '@gemba/contract/ecn/ecns';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { call } from '../kit/client/call.ts';
import { usePages } from '../kit/client/use-pages.ts';
import { ecnKeys } from './ecn-keys.ts';

/** The change that the address names; empty where it names none. */
export const useChosenEcn = (): string => {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  return search['ecnNumber']?.trim() ?? '';
};

export const useEcn = (ecnNumber: string) =>
  useQuery({
    queryKey: ecnKeys.ecn(ecnNumber),
    queryFn: ({ signal }) => call(getEcn, { params: { ecnNumber } }, { signal, quiet: true }),
    enabled: ecnNumber !== '',
  });

export const useEcnParts = (ecnNumber: string) =>
  usePages(listEcnParts, {
    key: ecnKeys.parts(ecnNumber),
    input: { params: { ecnNumber }, query: {} },
    enabled: ecnNumber !== '',
  });
