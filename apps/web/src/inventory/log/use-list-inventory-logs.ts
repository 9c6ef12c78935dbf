import { listInventoryLogs } from '@gemba/contract/inventory/list-inventory-logs';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { usePages } from '../../kit/client/use-pages.ts';
import { inventoryKeys } from '../inventory-keys.ts';
import type { LogFilters } from './use-log-search.ts';

export const useListInventoryLogs = (partNumber: string, { location, from, to, flow }: LogFilters) => {
  const query = {
    partNumber,
    ...(location && { location }),
    ...(from && { from }),
    ...(to && { to }),
    ...(flow && { flow }),
  };
  return usePages(listInventoryLogs, {
    key: inventoryKeys.log(query),
    input: { query },
    enabled: isPartNumber(partNumber),
  });
};
