import { useSearch } from '@tanstack/react-router';

/** The ECN number of the address; empty where there is none. */
export const useChosenEcn = (): string => {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  return search['ecnNumber']?.trim() ?? '';
};
