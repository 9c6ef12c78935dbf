import { getBom } from '@gemba/contract/bom/get-bom';
import { call } from '../../kit/client/call.ts';
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

/** Thousands of rows are not read again at every visit. */
export const readLevels = (partNumber: string, revision: string | undefined, levels: number) => ({
  ...read(partNumber, revision, String(levels)),
  staleTime: 5 * 60_000,
});
