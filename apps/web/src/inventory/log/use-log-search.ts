import { Location } from '@gemba/contract/inventory/inventory-shapes';
import { DateText } from '@gemba/contract/kit/dates';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type LogFilters = { location: string | undefined; from: string | undefined; to: string | undefined };

export const asLocation = (typed: string) => typed.trim().toUpperCase();
export const isLocation = (value: string) => Location.safeParse(value).success;
const dayIn = (text: string | undefined) => (DateText.safeParse(text).success ? text : undefined);

/** The part and the filters stand in the address; what cannot be meant is passed over. */
export const useLogSearch = () => {
  const search = useSearch({ from: '/signedIn/inventory/log' });
  const navigate = useNavigate();
  const location = asLocation(search['location'] ?? '');
  const filters: LogFilters = {
    location: isLocation(location) ? location : undefined,
    from: dayIn(search['from']),
    to: dayIn(search['to']),
  };
  const partNumber = asPartNumber(search['partNumber'] ?? '');
  return {
    partNumber,
    filters,
    change: (next: LogFilters) => void navigate({ to: '/inventory/log', search: { partNumber, ...next } }),
    choose: (number: string) => void navigate({ to: '/inventory/log', search: { partNumber: number } }),
  };
};
