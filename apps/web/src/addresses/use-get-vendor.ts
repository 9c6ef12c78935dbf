import { useQuery } from '@tanstack/react-query';
import { addressKeys } from './address-keys.ts';
import { readers } from './detail/read-address.ts';

/** A vendor as its own screen shows it; asks nothing without an id. */
export const useGetVendor = (vendorId: string) =>
  useQuery({
    queryKey: addressKeys.detail('vendor', vendorId),
    queryFn: ({ signal }) => readers.vendor(vendorId, signal),
    enabled: vendorId !== '',
  });
