import type { CallInput } from '@gemba/contract/kit/call';
import { listTransfers } from '@gemba/contract/warehouse/move/list-transfers';
import { usePages } from '../../kit/client/use-pages.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

export const useListTransfers = (query: CallInput<typeof listTransfers>['query']) =>
  usePages(listTransfers, { key: warehouseKeys.transfers(query), input: { query }, keep: true });
