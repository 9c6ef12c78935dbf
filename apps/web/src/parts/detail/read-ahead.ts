import type { SearchParams } from '../../kit/router/screen.ts';
import { readRowsAhead } from '../rows/read-ahead.ts';
import { partIn } from '../use-chosen-part.ts';
import { readPartAhead } from '../use-get-part.ts';

/** Begins to read a part and, unless the address names another tab, the locations where it lies. */
export const readPartDetailAhead = (search: SearchParams) =>
  search['tab'] === undefined ? readRowsAhead('onHand', search) : readPartAhead(partIn(search));
