import { listReceivableWorkOrders } from '@gemba/contract/receiving/work-order/list-receivable-work-orders';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const findReceivableWorkOrders = (q: string) =>
  call(listReceivableWorkOrders, { query: { q } }, { quiet: true });

export const useListReceivableWorkOrders = (typed: string, enabled = true) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return usePages(listReceivableWorkOrders, {
    key: receivingKeys.workOrders(query),
    input: { query },
    enabled,
    keep: true,
  });
};
