import { listEcnParts } from '@gemba/contract/ecn/list-ecn-parts';
import { usePages } from '../kit/client/use-pages.ts';
import { ecnKeys } from './ecn-keys.ts';

export const useListEcnParts = (ecnNumber: string) =>
  usePages(listEcnParts, {
    key: ecnKeys.parts(ecnNumber),
    input: { params: { ecnNumber }, query: {} },
    enabled: ecnNumber !== '',
  });
