import { getIssuableWorkOrder, listIssuableWorkOrders } from '@gemba/contract/shipping/issue-work-order';
import { getShippableSalesOrder, listShippableSalesOrders } from '@gemba/contract/shipping/shippable-sales-orders';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Read anew with every visit: what is left of an order changes while others pick. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: false } as const;

export const useShippableOrder = (soNumber: string) =>
  useQuery({
    ...FRESH,
    queryKey: shippingKeys.order(soNumber),
    enabled: soNumber !== '',
    queryFn: ({ signal }) => call(getShippableSalesOrder, { params: { soNumber } }, { signal, quiet: true }),
  });

export const useIssuableWorkOrder = (woNumber: string) =>
  useQuery({
    ...FRESH,
    queryKey: shippingKeys.workOrder(woNumber),
    enabled: woNumber !== '',
    queryFn: ({ signal }) => call(getIssuableWorkOrder, { params: { woNumber } }, { signal, quiet: true }),
  });

export const addressOfSale = (soNumber: string): `/${string}` =>
  `/shipperSo/editSo?${new URLSearchParams({ soNumber })}`;
export const addressOfWork = (woNumber: string): `/${string}` =>
  `/shipperWo/editWo?${new URLSearchParams({ woNumber })}`;

export type Next = { number: string; href: `/${string}` } | undefined;

/** What is due next besides the order that was just shipped. */
export const useNextSale = (soNumber: string, enabled: boolean): Next => {
  const { rows } = usePages(listShippableSalesOrders, {
    ...{ key: shippingKeys.orders({}), input: { query: {} }, enabled },
  });
  const number = rows?.find((row) => row.soNumber !== soNumber && !row.customerLocked)?.soNumber;
  return number === undefined ? undefined : { number, href: addressOfSale(number) };
};

export const useNextWork = (woNumber: string, enabled: boolean): Next => {
  const { rows } = usePages(listIssuableWorkOrders, {
    ...{ key: shippingKeys.workOrders({}), input: { query: {} }, enabled },
  });
  const number = rows?.find((row) => row.woNumber !== woNumber)?.woNumber;
  return number === undefined ? undefined : { number, href: addressOfWork(number) };
};
