import { CodeText } from '@gemba/contract/orders/code-text';
import { listReceivers } from '@gemba/contract/receiving/receivers/list-receivers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import { given } from '../../kit/router/given.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
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

/** The filters that an address holds; impossible values are ignored. */
const filtersIn = ({ q, unpaid, buyerCode, vendorId, from, to }: SearchParams): ReceiverFilters => ({
  q: q || undefined,
  unpaid: unpaid === '1' ? '1' : undefined,
  buyerCode: buyerCode && isCode(buyerCode) ? buyerCode : undefined,
  vendorId: vendorId && isCode(vendorId) ? vendorId : undefined,
  from: dayIn(from),
  to: dayIn(to),
});

const receiversFor = (filters: ReceiverFilters) => {
  const query = given(filters);
  return { key: receivingKeys.receivers(query), input: { query } };
};

export const useListReceivers = () => {
  const filters = filtersIn(useSearch({ from: '/signedIn/receiverList' }));
  const navigate = useNavigate();
  const pages = usePages(listReceivers, { ...receiversFor(filters), keep: true });
  return {
    filters,
    pages,
    change: (next: ReceiverFilters, { typed = false } = {}) =>
      void navigate({ to: '/receiverList', search: next, replace: typed }),
  };
};

export const readReceiversAhead = (search: SearchParams) =>
  readPagesAhead(listReceivers, receiversFor(filtersIn(search)));
