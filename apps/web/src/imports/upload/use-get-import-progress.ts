import { getImportProgress } from '@gemba/contract/imports/upload/get-import-progress';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { importKeys } from '../import-keys.ts';

const EVERY_MS = 1_000;

/** How far the server is; nothing where it does not say. */
export const useGetImportProgress = (enabled: boolean) =>
  useQuery({
    queryKey: importKeys.progress,
    enabled,
    queryFn: ({ signal }) => call(getImportProgress, {}, { signal, quiet: 'background' }),
    refetchInterval: EVERY_MS,
    retry: false,
    gcTime: 0,
  }).data;
