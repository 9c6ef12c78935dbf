import { listEcnParts } from '@gemba/contract/ecn/list-ecn-parts';
import { readPagesAhead, usePages } from '../kit/client/use-pages.ts';
import type { SearchParams } from '../kit/router/screen.ts';
import { ecnKeys } from './ecn-keys.ts';
import { ecnIn } from './use-chosen-ecn.ts';

const partsOf = (ecnNumber: string) => ({
  key: ecnKeys.parts(ecnNumber),
  input: { params: { ecnNumber }, query: {} },
  enabled: ecnNumber !== '',
});

export const useListEcnParts = (ecnNumber: string) => usePages(listEcnParts, partsOf(ecnNumber));

/** Begins to read the parts of the change of an address. */
export const readEcnPartsAhead = (search: SearchParams) => readPagesAhead(listEcnParts, partsOf(ecnIn(search)));
