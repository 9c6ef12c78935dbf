import { listReceivableWorkOrders } from '@gemba/contract/receiving/work-order/list-receivable-work-orders';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const findReceivableWorkOrders = (q: string) =>
  call(listReceivableWorkOrders, { query: { q } }, { quiet: true });

const workOrdersFor = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return { key: receivingKeys.workOrders(query), input: { query } };
};

export const useListReceivableWorkOrders = (typed: string, enabled = true) =>
  usePages(listReceivableWorkOrders, { ...workOrdersFor(typed), enabled, keep: true });

export const readReceivableWorkOrdersAhead = (typed: string) =>
  readPagesAhead(listReceivableWorkOrders, workOrdersFor(typed));
