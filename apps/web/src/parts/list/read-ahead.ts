import type { SearchParams } from '../../kit/router/screen.ts';
import { readPartAhead } from '../use-get-part.ts';
import { readPartsAhead } from './use-list-parts.ts';
import { partSearchIn } from './use-part-search.ts';

/** Begins to read the parts that an address finds, and the part that is open beside them. */
export const readPartListAhead = (search: SearchParams) =>
  Promise.all([readPartsAhead(partSearchIn(search)), readPartAhead(search['partNumber'] ?? '')]);
