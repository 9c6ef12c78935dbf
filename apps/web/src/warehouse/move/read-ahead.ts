import { readShelvesAhead } from '../../inventory/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { readPartAhead } from '../../parts/index.ts';
import { readOnShelfAhead } from './use-on-shelf.ts';

/** Begins to read where the part of an address lies, or what lies at its location. */
export const readMoveAhead = async ({ part, from }: SearchParams) => {
  if (part) await Promise.all([readPartAhead(part), readShelvesAhead(part)]);
  else if (from) await readOnShelfAhead(from);
};
