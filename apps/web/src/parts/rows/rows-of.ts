import { isPartNumber } from '@gemba/contract/parts/part-number';
import { partKeys } from '../part-keys.ts';

const LIMIT = '100';

/** The first rows of one list of a part. */
export const rowsOf = (what: string, partNumber: string) => ({
  key: partKeys.rows(what, partNumber),
  input: { params: { partNumber }, query: { limit: LIMIT } },
  enabled: isPartNumber(partNumber),
});
