import type { CallInput } from '@gemba/contract/kit/call';
import { listNcrs } from '@gemba/contract/quality/ncr/list-ncrs';
import { usePages } from '../../kit/client/use-pages.ts';
import { qualityKeys } from '../quality-keys.ts';

export const useListNcrs = (query: CallInput<typeof listNcrs>['query'], enabled = true) =>
  usePages(listNcrs, { key: qualityKeys.ncrs(query), input: { query }, keep: true, enabled });
