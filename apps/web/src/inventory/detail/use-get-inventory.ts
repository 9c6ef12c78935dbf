import { getInventory } from '@gemba/contract/inventory/get-inventory';
import type { CallReply } from '@gemba/contract/kit/call';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { inventoryKeys } from '../inventory-keys.ts';

export type FullBalance = CallReply<typeof getInventory>;

export const useGetInventory = (partNumber: string, location: string, enabled: boolean) =>
  useQuery({
    ...readOf(getInventory, inventoryKeys.balance(partNumber, location), { params: { partNumber, location } }),
    enabled,
  });
