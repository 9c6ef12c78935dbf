import type { SearchParams } from '../../kit/router/screen.ts';
import { readEcnAhead } from '../use-get-ecn.ts';
import { readEcnPartsAhead } from '../use-list-ecn-parts.ts';

/** Begins to read the change of an address and its parts. */
export const readEcnDetailAhead = (search: SearchParams) =>
  Promise.all([readEcnAhead(search), readEcnPartsAhead(search)]);
