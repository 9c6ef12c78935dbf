import { getInventory } from '@gemba/contract/inventory/get-inventory';
import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import type { CallReply } from '@gemba/contract/kit/call';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { inventoryKeys } from '../inventory-keys.ts';
import { isLocation } from '../log/use-log-search.ts';

export type FullBalance = CallReply<typeof getInventory>;

/** The balance that an address names, and whether both of its codes are valid. */
export const balanceIn = (search: SearchParams) => {
  const partNumber = asPartNumber(search['partNumber'] ?? '');
  const location = asLocation(search['location'] ?? '');
  return { partNumber, location, chosen: isPartNumber(partNumber) && isLocation(location) };
};

const readBalance = (partNumber: string, location: string) =>
  readOf(getInventory, inventoryKeys.balance(partNumber, location), { params: { partNumber, location } });

export const useGetInventory = (partNumber: string, location: string, enabled: boolean) =>
  useQuery({ ...readBalance(partNumber, location), enabled });

export const readBalanceAhead = async (search: SearchParams) => {
  const { partNumber, location, chosen } = balanceIn(search);
  if (chosen) await queries.prefetchQuery(readBalance(partNumber, location));
};
