import type { CallInput } from '@gemba/contract/kit/call';
import { listNcrs } from '@gemba/contract/quality/ncr/list-ncrs';
import { ncrMoves } from '@gemba/contract/quality/ncr/ncr-moves';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { filtersIn } from '../filters-in.ts';
import { qualityKeys } from '../quality-keys.ts';

type Query = CallInput<typeof listNcrs>['query'];

export const ncrFiltersIn = (search: SearchParams) => filtersIn(search, ncrMoves.states);

const ncrs = (query: Query) => ({ key: qualityKeys.ncrs(query), input: { query } });

export const useListNcrs = (query: Query, enabled = true) =>
  usePages(listNcrs, { ...ncrs(query), keep: true, enabled });

export const readNcrsAhead = (search: SearchParams) => readPagesAhead(listNcrs, ncrs(ncrFiltersIn(search)));
