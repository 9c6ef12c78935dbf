import { countMoves } from '@gemba/contract/warehouse/count/count-moves';
import { listCounts } from '@gemba/contract/warehouse/count/list-counts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

type Status = (typeof countMoves.states)[number] | undefined;

/** The state of counts that an address asks for. */
export const countsIn = ({ status }: SearchParams): Status => countMoves.states.find((one) => one === status);

const counts = (status: Status) => {
  const query = status ? { status } : {};
  return { key: warehouseKeys.counts(query), input: { query } };
};

export const useListCounts = (status: Status) => usePages(listCounts, { ...counts(status), keep: true });

export const readCountsAhead = (search: SearchParams) => readPagesAhead(listCounts, counts(countsIn(search)));
