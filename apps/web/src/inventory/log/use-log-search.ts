import { Location } from '@gemba/contract/inventory/inventory-shapes';
import { LOG_FLOWS, type LogFlow } from '@gemba/contract/inventory/log-flows';
import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayIn } from '../../kit/router/day-in.ts';

export type LogFilters = {
  location: string | undefined;
  from: string | undefined;
  to: string | undefined;
  flow: LogFlow | undefined;
};

export const isLocation = (value: string) => Location.safeParse(value).success;
/** The part and the filters stand in the address; what cannot be meant is passed over. */
export const useLogSearch = () => {
  const search = useSearch({ from: '/signedIn/inventory/log' });
  const navigate = useNavigate();
  const location = asLocation(search['location'] ?? '');
  const filters: LogFilters = {
    location: isLocation(location) ? location : undefined,
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    flow: LOG_FLOWS.find((flow) => flow === search['flow']),
  };
  const partNumber = asPartNumber(search['partNumber'] ?? '');
  return {
    partNumber,
    filters,
    change: (next: LogFilters) => void navigate({ to: '/inventory/log', search: { partNumber, ...next } }),
    choose: (number: string) => void navigate({ to: '/inventory/log', search: { partNumber: number } }),
  };
};
