import { ANNOUNCEMENT_FILTERS, type AnnouncementStatus } from '@gemba/contract/inventory/announcement-filters';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMenus } from '../../auth/index.ts';
import { type ListPages, ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAdd, IconTransit } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import type { AnnouncementFilter, AnnouncementKind } from './use-announcement-filter.ts';

const LONGEST = 80;

type Props<Row> = {
  kind: AnnouncementKind;
  filter: AnnouncementFilter;
  pages: ListPages<Row>;
  words: {
    title: string;
    add: string;
    status: Record<AnnouncementStatus, string>;
    find: string;
    nothing: string;
    how: string;
  };
  children: (row: Row) => ReactNode;
};

/** Goods that are announced, or were: to us by vendors, or by us to customers. */
export function AnnouncementsScreen<Row>({ kind, filter, pages, words, children }: Props<Row>) {
  const back = useBackTo('/warehouse');
  const navigate = useNavigate();
  const menus = useMenus();
  const { status, typed, setTyped, show } = filter;
  const make = `/${kind}/new` as const;
  return (
    <ListScreen
      title={words.title}
      onBack={back}
      actions={
        menus.has(make) && <IconButton icon={IconAdd} label={words.add} onClick={() => void navigate({ to: make })} />
      }
      pages={pages}
      search={
        <>
          <SegmentedControl
            label={words.title}
            segments={ANNOUNCEMENT_FILTERS.map((value) => ({ value, label: words.status[value] }))}
            value={status}
            onChange={(next) => show({ status: next })}
          />
          <SearchField label={words.find} value={typed} maxLength={LONGEST} onChange={setTyped} />
        </>
      }
      empty={<EmptyState icon={IconTransit} title={words.nothing} how={words.how} />}
    >
      {children}
    </ListScreen>
  );
}
