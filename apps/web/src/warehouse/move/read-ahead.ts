import { readKnownPartAhead, readShelvesAhead } from '../../inventory/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { readOnShelfAhead } from './use-on-shelf.ts';

/** Begins to read where the part of an address lies, or what lies at its location. */
export const readMoveAhead = async ({ part, from }: SearchParams) => {
  if (part) await Promise.all([readKnownPartAhead(part), readShelvesAhead(part)]);
  else if (from) await readOnShelfAhead(from);
};
