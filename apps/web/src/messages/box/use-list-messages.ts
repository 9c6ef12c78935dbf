import { listMessages } from '@gemba/contract/messages/list-messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { given } from '../../kit/router/given.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { messageKeys } from '../message-keys.ts';

export type BoxFilters = { box?: 'outbox' | undefined; unread?: 'true' | undefined; q?: string | undefined };

/** The filters stand in the address; impossible values are ignored. */
const filtersIn = ({ box, unread, q }: SearchParams): BoxFilters => ({
  box: box === 'outbox' ? 'outbox' : undefined,
  unread: unread === 'true' ? 'true' : undefined,
  q: q || undefined,
});

const boxOf = (filters: BoxFilters) => {
  const query = given(filters);
  return { key: messageKeys.box(query), input: { query }, keep: true };
};

export const useListMessages = () => {
  const navigate = useNavigate();
  const filters = filtersIn(useSearch({ from: '/signedIn/setting/message' }));
  const pages = usePages(listMessages, boxOf(filters));
  return {
    filters,
    pages,
    change: (next: BoxFilters, { typed = false } = {}) =>
      void navigate({ to: '/setting/message', search: next, replace: typed }),
  };
};

export const readMessagesAhead = (search: SearchParams) => readPagesAhead(listMessages, boxOf(filtersIn(search)));
