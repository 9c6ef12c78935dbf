import type { ReactNode } from 'react';
import { List } from './List.tsx';
import { LoadFault } from './LoadFault.tsx';
import { LoadMore } from './LoadMore.tsx';
import { ListSkeleton } from './Skeleton.tsx';

/** The part of an infinite query that its list needs. */
export type Pages = {
  isPending: boolean;
  isError: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
};
type PagedProps<Row> = {
  pages: Pages;
  rows: readonly Row[] | undefined;
  children: (rows: readonly Row[]) => ReactNode;
  /** Instead of no rows. */
  empty: ReactNode;
};

/** What is read page by page, with all that it can be: coming, empty, refused, unreachable, going on. */
export function Paged<Row>({ pages, rows, children, empty }: PagedProps<Row>) {
  if (pages.isPending) return <ListSkeleton rows={6} />;
  if (!rows || (pages.isError && !pages.isFetchNextPageError && rows.length === 0)) {
    return <LoadFault error={pages.error} onRetry={pages.refetch} />;
  }
  if (rows.length === 0 && !pages.hasNextPage) return empty;
  return (
    <>
      {children(rows)}
      {pages.hasNextPage && (
        <LoadMore
          busy={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          onMore={() => pages.fetchNextPage()}
        />
      )}
    </>
  );
}

type Props<Row> = Omit<PagedProps<Row>, 'children'> & { children: (row: Row) => ReactNode; label: string };

export function PagedList<Row>({ children, label, ...paged }: Props<Row>) {
  return <Paged {...paged}>{(rows) => <List aria-label={label}>{rows.map(children)}</List>}</Paged>;
}
