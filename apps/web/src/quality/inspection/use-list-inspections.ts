import type { CallInput } from '@gemba/contract/kit/call';
import { listInspections } from '@gemba/contract/quality/inspection/list-inspections';
import { usePages } from '../../kit/client/use-pages.ts';
import { qualityKeys } from '../quality-keys.ts';

export const useListInspections = (query: CallInput<typeof listInspections>['query']) =>
  usePages(listInspections, { key: qualityKeys.inspections(query), input: { query }, keep: true });
