import { listIssuableWorkOrders } from '@gemba/contract/shipping/issue/list-issuable-work-orders';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const findIssuableWorkOrders = async (q: string) =>
  (await call(listIssuableWorkOrders, { query: { q } }, { quiet: true })).items;

const workOrdersFor = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return { key: shippingKeys.workOrders(query), input: { query } };
};

export const useListIssuableWorkOrders = (typed: string, enabled = true) =>
  usePages(listIssuableWorkOrders, { ...workOrdersFor(typed), enabled, keep: true });

export const readIssuableWorkOrdersAhead = (typed: string) =>
  readPagesAhead(listIssuableWorkOrders, workOrdersFor(typed));
