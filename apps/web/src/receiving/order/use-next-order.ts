import { listReceivablePurchaseOrders } from '@gemba/contract/receiving/receivable-purchase-orders';
import { listReceivableWorkOrders } from '@gemba/contract/receiving/receive-work-order';
import { usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

type Next = { number: string; href: `/${string}` } | undefined;

/** What is due next besides the order that was just received. */
export const useNextOrder = (poNumber: string, enabled: boolean): Next => {
  const { rows } = usePages(listReceivablePurchaseOrders, {
    key: receivingKeys.orders({}),
    input: { query: {} },
    enabled,
  });
  const number = rows?.find((row) => row.poNumber !== poNumber)?.poNumber;
  return number === undefined ? undefined : { number, href: addressOfOrder(number) };
};

export const useNextWorkOrder = (woNumber: string, enabled: boolean): Next => {
  const { rows } = usePages(listReceivableWorkOrders, {
    key: receivingKeys.workOrders({}),
    input: { query: {} },
    enabled,
  });
  const number = rows?.find((row) => row.woNumber !== woNumber)?.woNumber;
  return number === undefined ? undefined : { number, href: addressOfWorkOrder(number) };
};

export const addressOfOrder = (poNumber: string, part?: string): `/${string}` =>
  `/receivePo/editPo?${new URLSearchParams({ poNumber, ...(part && { part }) })}`;

export const addressOfWorkOrder = (woNumber: string): `/${string}` =>
  `/receiveWo/editWo?${new URLSearchParams({ woNumber })}`;
