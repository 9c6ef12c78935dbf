import { getInventory } from '@gemba/contract/inventory/get-inventory';
import type { CallReply } from '@gemba/contract/kit/call';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { inventoryKeys } from '../inventory-keys.ts';

export type FullBalance = CallReply<typeof getInventory>;

export const useBalance = (partNumber: string, location: string, enabled: boolean) =>
  useQuery({
    queryKey: inventoryKeys.balance(partNumber, location),
    queryFn: ({ signal }) => call(getInventory, { params: { partNumber, location } }, { signal, quiet: true }),
    enabled,
  });
