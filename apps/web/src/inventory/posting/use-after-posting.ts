import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** What a posting has answered is known; everything else that it may have changed is read anew: stock, orders, lists. */
export const useAfterPosting = () => {
  const queries = useQueryClient();
  return (...answered: readonly (readonly [key: QueryKey, answer: unknown])[]) => {
    for (const [key, answer] of answered) queries.setQueryData(key, answer);
    const known = answered.map(([key]) => key.join());
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !known.includes(queryKey.join()) });
  };
};
