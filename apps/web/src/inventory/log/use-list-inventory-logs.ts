import { listInventoryLogs } from '@gemba/contract/inventory/list-inventory-logs';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { inventoryKeys } from '../inventory-keys.ts';
import { type LogFilters, logSearchIn } from './use-log-search.ts';

const logFor = (partNumber: string, { location, from, to, flow }: LogFilters) => {
  const query = {
    partNumber,
    ...(location && { location }),
    ...(from && { from }),
    ...(to && { to }),
    ...(flow && { flow }),
  };
  return { key: inventoryKeys.log(query), input: { query } };
};

export const useListInventoryLogs = (partNumber: string, filters: LogFilters) =>
  usePages(listInventoryLogs, { ...logFor(partNumber, filters), enabled: isPartNumber(partNumber) });

export const readInventoryLogAhead = async (search: SearchParams) => {
  const { partNumber, filters } = logSearchIn(search);
  if (isPartNumber(partNumber)) await readPagesAhead(listInventoryLogs, logFor(partNumber, filters));
};
