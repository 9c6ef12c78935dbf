import { CodeText } from '@gemba/contract/orders/code-text';
import { listReceivers } from '@gemba/contract/receiving/receivers/list-receivers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import { receivingKeys } from '../receiving-keys.ts';

export type ReceiverFilters = {
  q?: string | undefined;
  unpaid?: '1' | undefined;
  buyerCode?: string | undefined;
  vendorId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export const isCode = (text: string) => CodeText.safeParse(text).success;

/** The filters stand in the address; impossible values are ignored. */
export const useListReceivers = () => {
  const search = useSearch({ from: '/signedIn/receiverList' });
  const navigate = useNavigate();
  const { q, buyerCode, vendorId } = search;
  const filters: ReceiverFilters = {
    q: q || undefined,
    unpaid: search['unpaid'] === '1' ? '1' : undefined,
    buyerCode: buyerCode && isCode(buyerCode) ? buyerCode : undefined,
    vendorId: vendorId && isCode(vendorId) ? vendorId : undefined,
    from: dayIn(search['from']),
    to: dayIn(search['to']),
  };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const pages = usePages(listReceivers, {
    key: receivingKeys.receivers(given),
    input: { query: given },
    keep: true,
  });
  return {
    filters,
    pages,
    change: (next: ReceiverFilters, { typed = false } = {}) =>
      void navigate({ to: '/receiverList', search: next, replace: typed }),
  };
};
