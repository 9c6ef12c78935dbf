import type { CallInput } from '@gemba/contract/kit/call';
import { INSPECTION_FILTERS, listInspections } from '@gemba/contract/quality/inspection/list-inspections';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { filtersIn } from '../filters-in.ts';
import { qualityKeys } from '../quality-keys.ts';

type Query = CallInput<typeof listInspections>['query'];

export const inspectionFiltersIn = (search: SearchParams) => filtersIn(search, INSPECTION_FILTERS);

const inspections = (query: Query) => ({ key: qualityKeys.inspections(query), input: { query } });

export const useListInspections = (query: Query) => usePages(listInspections, { ...inspections(query), keep: true });

export const readInspectionsAhead = (search: SearchParams) =>
  readPagesAhead(listInspections, inspections(inspectionFiltersIn(search)));
