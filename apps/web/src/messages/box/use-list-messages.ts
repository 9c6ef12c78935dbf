import { listMessages } from '@gemba/contract/messages/list-messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../kit/client/use-pages.ts';
import { messageKeys } from '../message-keys.ts';

export type BoxFilters = { box?: 'outbox' | undefined; unread?: 'true' | undefined; q?: string | undefined };

/** The filters stand in the address; impossible values are ignored. */
export const useListMessages = () => {
  const search = useSearch({ from: '/signedIn/setting/message' });
  const navigate = useNavigate();
  const filters: BoxFilters = {
    box: search['box'] === 'outbox' ? 'outbox' : undefined,
    unread: search['unread'] === 'true' ? 'true' : undefined,
    q: search['q'] || undefined,
  };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const pages = usePages(listMessages, { key: messageKeys.box(given), input: { query: given }, keep: true });
  return {
    filters,
    pages,
    change: (next: BoxFilters, { typed = false } = {}) =>
      void navigate({ to: '/setting/message', search: next, replace: typed }),
  };
};
