import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

type Setting<Change, Shown> = {
  /** The key of the read that shows it. */
  key: QueryKey;
  send: (change: Change) => Promise<unknown>;
  shown: (change: Change, before: Shown) => Shown;
};

/**
 * A setting that shows its new state at once, and falls back where the server refuses. Changes are sent one after another,
 * and read back after the last: sent together they could arrive in another order, and an answer in between would undo what
 * was changed meanwhile.
 */
export const useShownAtOnce = <Change, Shown>({ key, send, shown }: Setting<Change, Shown>) => {
  const queries = useQueryClient();
  const mutationKey = ['change', ...key];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Shown>(key, (before) => before && shown(change, before));
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) === 1) await queries.invalidateQueries({ queryKey: key });
    },
  });
};
