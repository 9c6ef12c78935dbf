import { Location } from '@gemba/contract/inventory/inventory-shapes';
import { LOG_FLOWS, type LogFlow } from '@gemba/contract/inventory/log-flows';
import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';

export type LogFilters = {
  location: string | undefined;
  from: string | undefined;
  to: string | undefined;
  flow: LogFlow | undefined;
};

export const isLocation = (value: string) => Location.safeParse(value).success;

/** The part and the filters that an address holds; what cannot be meant is passed over. */
export const logSearchIn = (search: SearchParams) => {
  const location = asLocation(search['location'] ?? '');
  const filters: LogFilters = {
    location: isLocation(location) ? location : undefined,
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    flow: LOG_FLOWS.find((flow) => flow === search['flow']),
  };
  return { partNumber: asPartNumber(search['partNumber'] ?? ''), filters };
};

export const useLogSearch = () => {
  const { partNumber, filters } = logSearchIn(useSearch({ from: '/signedIn/inventory/log' }));
  const navigate = useNavigate();
  return {
    partNumber,
    filters,
    change: (next: LogFilters) => void navigate({ to: '/inventory/log', search: { partNumber, ...next } }),
    choose: (number: string) => void navigate({ to: '/inventory/log', search: { partNumber: number } }),
  };
};
