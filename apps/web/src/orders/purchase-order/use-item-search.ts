import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../../kit/router/screen.ts';
import { areReversed, type CompanyCalendar, type Days, daysOf, readDays } from '../days.ts';

export type ItemSearch = Days & { partNumber: string; vendorId: string };

export const itemSearchIn = (search: SearchParams): ItemSearch => ({
  partNumber: asPartNumber(search['partNumber'] ?? ''),
  vendorId: (search['vendorId'] ?? '').trim(),
  ...readDays(search),
});

/** The query for the server; it is not complete while its two days are reversed. */
export const itemQueryOf = (wanted: ItemSearch, calendar: CompanyCalendar) => {
  const { partNumber, vendorId } = wanted;
  const { from, to } = daysOf(wanted, calendar);
  const query = { partNumber: partNumber || undefined, vendorId: vendorId || undefined, from, to };
  return { query, isComplete: !areReversed(wanted) };
};

/** The search lives in the address, so that it survives a reload and can be shared. */
export const useItemSearch = () => {
  const wanted = itemSearchIn(useSearch({ from: '/signedIn/poItemSearch' }));
  const navigate = useNavigate();
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
