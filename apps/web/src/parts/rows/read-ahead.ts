import type { SearchParams } from '../../kit/router/screen.ts';
import { partIn } from '../use-chosen-part.ts';
import { readPartAhead } from '../use-get-part.ts';
import type { OpenKind } from './open-kinds.ts';
import { readPartOnHandAhead } from './use-list-part-on-hand.ts';
import { readOpenRowsAhead } from './use-open-rows.ts';

/** Begins to read a part and the rows behind one of its quantities. */
export const readRowsAhead = (kind: OpenKind | 'onHand', search: SearchParams) => {
  const partNumber = partIn(search);
  const rows = kind === 'onHand' ? readPartOnHandAhead(partNumber) : readOpenRowsAhead(kind, partNumber);
  return Promise.all([rows, readPartAhead(partNumber)]);
};
