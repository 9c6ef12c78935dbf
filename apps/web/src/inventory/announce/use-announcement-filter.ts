import { ANNOUNCEMENT_FILTERS } from '@gemba/contract/inventory/announcement-filters';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTyped } from '../../kit/form/use-typed.ts';
import type { SearchParams } from '../../kit/router/screen.ts';

export type AnnouncementKind = 'proformaReceiver' | 'proformaShipper';

/** The filter in an address. */
export const announcementsIn = ({ status, q = '' }: SearchParams) => ({
  status: ANNOUNCEMENT_FILTERS.find((one) => one === status) ?? 'open',
  q,
});

/** The status and the words that the address of a list of announcements holds. */
export function useAnnouncementFilter(kind: AnnouncementKind) {
  const navigate = useNavigate();
  const { status, q } = announcementsIn(useSearch({ strict: false }));
  const show = (next: { status?: string; q?: string }) =>
    void navigate({
      to: `/${kind}/list`,
      search: {
        status: (next.status ?? status) === 'open' ? undefined : 'closed',
        q: (next.q ?? q).trim() || undefined,
      },
      replace: true,
    });
  const [typed, setTyped] = useTyped(q, (words) => show({ q: words }));
  return { status, q, typed, setTyped, show };
}

export type AnnouncementFilter = ReturnType<typeof useAnnouncementFilter>;
