import { getBom } from '@gemba/contract/bom/get-bom';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { partIn } from '../../parts/index.ts';
import { bomKeys } from '../bom-keys.ts';

const read = (partNumber: string, revision: string | undefined, levels: string) => ({
  queryKey: bomKeys.bom(partNumber, revision, levels),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(
      getBom,
      { params: { partNumber }, query: { levels, ...(revision && { revision }) } },
      { signal, quiet: true as const },
    ),
});

export const readOneLevel = (partNumber: string, revision?: string) => read(partNumber, revision, '1');

/** Begins to read the BOM of an address. */
export const readBomAhead = async (search: SearchParams) => {
  const partNumber = partIn(search);
  if (isPartNumber(partNumber)) await queries.prefetchQuery(readOneLevel(partNumber, search['revision']));
};

/** Thousands of rows are not read again at every visit. */
export const readLevels = (partNumber: string, revision: string | undefined, levels: number) => ({
  ...read(partNumber, revision, String(levels)),
  staleTime: 5 * 60_000,
});
