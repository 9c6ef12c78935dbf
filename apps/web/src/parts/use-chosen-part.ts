import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useSearch } from '@tanstack/react-router';

/** The part that the address names, as part numbers are written; empty where it names none. */
export const useChosenPart = (): string => {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  return asPartNumber(search['partNumber'] ?? '');
};
