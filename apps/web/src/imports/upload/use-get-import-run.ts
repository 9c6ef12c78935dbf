import { getImportRun } from '@gemba/contract/imports/upload/get-import-run';
import type { CallReply } from '@gemba/contract/kit/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { importKeys } from '../import-keys.ts';

type Run = CallReply<typeof getImportRun> & { misses: number };

const EVERY_MS = 1_000;
/** Between the last step and the answer the server knows of neither for a moment. */
const MISSES = 3;

/** How far the import under this key is, and how it ended; lost where the server knows nothing of it. */
export const useGetImportRun = (key: string | undefined) => {
  const queries = useQueryClient();
  const queryKey = importKeys.run(key ?? '');
  const { data } = useQuery({
    queryKey,
    enabled: key !== undefined,
    queryFn: async ({ signal }): Promise<Run> => {
      const run = await call(getImportRun, { params: { key: key ?? '' } }, { signal, quiet: 'background' });
      const before = queries.getQueryData<Run>(queryKey)?.misses ?? 0;
      return { ...run, misses: run.running || run.outcome ? 0 : before + 1 };
    },
    refetchInterval: ({ state }) => (state.data?.outcome ? false : EVERY_MS),
    retry: false,
    gcTime: 0,
  });
  return { progress: data?.running, outcome: data?.outcome, isLost: (data?.misses ?? 0) >= MISSES };
};
