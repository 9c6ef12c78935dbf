import type { countMoves } from '@gemba/contract/warehouse/count/count-moves';
import { listCounts } from '@gemba/contract/warehouse/count/list-counts';
import { usePages } from '../../kit/client/use-pages.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

export const useListCounts = (status: (typeof countMoves.states)[number] | undefined) => {
  const query = status ? { status } : {};
  return usePages(listCounts, { key: warehouseKeys.counts(query), input: { query }, keep: true });
};
