import { PART_TYPES } from '@gemba/contract/parts/part-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { given } from '../../kit/router/given.ts';
import type { SearchParams } from '../../kit/router/screen.ts';

export type PartSearch = { q: string; partType: (typeof PART_TYPES)[number] | undefined };

export const partSearchIn = ({ q = '', partType }: SearchParams): PartSearch => ({
  q,
  partType: PART_TYPES.find((type) => type === partType),
});

/** The search lives in the address: it survives a reload and a visit to one of the parts. */
export const usePartSearch = () => {
  const search = useSearch({ from: '/signedIn/pnList' });
  const navigate = useNavigate();
  const wanted = partSearchIn(search);
  const { partNumber: chosen, tab } = search;
  const turn = (part: Record<string, string | undefined>) =>
    void navigate({ to: '/pnList', search: { ...wanted, partNumber: chosen, tab, ...part }, replace: true });
  return {
    wanted,
    change: (part: Partial<PartSearch>) => turn(part),
    /** The part that is open beside the list, and its tab. */
    chosen,
    tab,
    turnTo: (next: string) => turn({ tab: next }),
    addressBeside: (partNumber: string) => `/pnList?${new URLSearchParams(given({ ...wanted, partNumber, tab }))}`,
  };
};
