import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useSearch } from '@tanstack/react-router';

/** The part number of the address, normalised; empty where there is none. */
export const useChosenPart = (): string => {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  return asPartNumber(search['partNumber'] ?? '');
};
