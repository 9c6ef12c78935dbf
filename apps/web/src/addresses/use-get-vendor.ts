import { useQuery } from '@tanstack/react-query';
import { readAddress } from './detail/read-address.ts';

/** A vendor as its own screen shows it; asks nothing without an id. */
export const useGetVendor = (vendorId: string) =>
  useQuery({ ...readAddress('vendor', vendorId), enabled: vendorId !== '' });
