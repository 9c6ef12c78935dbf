import { readShelvesAhead } from '../../inventory/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { readCountsAhead } from './use-list-counts.ts';

/** Begins to read the counts, and where a part to count lies. */
export const readCountListAhead = (search: SearchParams) =>
  Promise.all([readCountsAhead(search), readShelvesAhead(search['part'] ?? '')]);
