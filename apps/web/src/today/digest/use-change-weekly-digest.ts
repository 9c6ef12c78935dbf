import { changeWeeklyDigest } from '@gemba/contract/today/digest/change-weekly-digest';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { digestKey } from './digest-key.ts';

/** The switch shows its new state at once, and falls back where the server refuses. */
export const useChangeWeeklyDigest = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) => call(changeWeeklyDigest, { body: { wanted } }),
    onMutate: (wanted) => queries.setQueryData(digestKey, { wanted }),
    onSettled: () => queries.invalidateQueries({ queryKey: digestKey }),
  });
};
