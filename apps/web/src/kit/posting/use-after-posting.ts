import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Keeps the answer of a posting and reads everything else again that it may have changed: stock, orders, lists. */
export const useAfterPosting = () => {
  const queries = useQueryClient();
  return (...answered: readonly (readonly [key: QueryKey, answer: unknown])[]) => {
    for (const [key, answer] of answered) queries.setQueryData(key, answer);
    const known = answered.map(([key]) => key.join());
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !known.includes(queryKey.join()) });
  };
};
