import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Days, readDays } from '../days.ts';

export type ItemSearch = Days & { partNumber: string; vendorId: string };

/** The search lives in the address, so that it survives a reload and can be shared. */
export const useItemSearch = () => {
  const search = useSearch({ from: '/signedIn/poItemSearch' });
  const navigate = useNavigate();
  const wanted: ItemSearch = {
    partNumber: asPartNumber(search['partNumber'] ?? ''),
    vendorId: (search['vendorId'] ?? '').trim(),
    ...readDays(search),
  };
  const change = (part: Partial<ItemSearch>) => {
    const { period, from, to, ...codes } = { ...wanted, ...part };
    void navigate({
      to: '/poItemSearch',
      search: { ...codes, ...(period ? { period } : { from, to }) },
      replace: true,
    });
  };
  return { wanted, change };
};
