import { BOM_LEVELS } from '@gemba/contract/bom/bom-shapes';
import { getBom } from '@gemba/contract/bom/get-bom';
import { call } from '../../kit/client/call.ts';
import { bomKeys } from '../bom-keys.ts';

const read = (partNumber: string, revision: string | undefined, levels: string, quiet: boolean) => ({
  queryKey: bomKeys.bom(partNumber, revision, levels),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(
      getBom,
      { params: { partNumber }, query: { levels, ...(revision && { revision }) } },
      { signal, ...(quiet && { quiet: true as const }) },
    ),
});

export const readOneLevel = (partNumber: string, revision?: string) => read(partNumber, revision, '1', true);

/** Somebody asked for it by a button: what goes wrong is told, and thousands of rows are not read anew at every turn. */
export const readAllLevels = (partNumber: string, revision?: string) => ({
  ...read(partNumber, revision, String(BOM_LEVELS), false),
  staleTime: 5 * 60_000,
});
