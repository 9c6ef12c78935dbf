import type { CallInput } from '@gemba/contract/kit/call';
import { listTransfers } from '@gemba/contract/warehouse/move/list-transfers';
import { transferMoves } from '@gemba/contract/warehouse/move/transfer-moves';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

type Query = CallInput<typeof listTransfers>['query'];

/** The filters that an address holds; impossible values are ignored. */
export const transfersIn = (search: SearchParams) => {
  const status = transferMoves.states.find((one) => one === search['status']);
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])];
  return { ...(status && { status }), ...(from && { from }), ...(to && { to }) };
};

const transfers = (query: Query) => ({ key: warehouseKeys.transfers(query), input: { query } });

export const useListTransfers = (query: Query) => usePages(listTransfers, { ...transfers(query), keep: true });

export const readTransfersAhead = (search: SearchParams) =>
  readPagesAhead(listTransfers, transfers(transfersIn(search)));
