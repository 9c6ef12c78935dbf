import { ANNOUNCEMENT_FILTERS } from '@gemba/contract/inventory/announcement-filters';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTyped } from '../../kit/form/use-typed.ts';

export type AnnouncementKind = 'proformaReceiver' | 'proformaShipper';

/** The status and the words that the address of a list of announcements holds. */
export function useAnnouncementFilter(kind: AnnouncementKind) {
  const navigate = useNavigate();
  const search: { status?: string; q?: string } = useSearch({ strict: false });
  const status = ANNOUNCEMENT_FILTERS.find((one) => one === search.status) ?? 'open';
  const q = search.q ?? '';
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
