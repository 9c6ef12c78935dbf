import type { ReactNode } from 'react';
import { List } from './List.tsx';
import { LoadFault } from './LoadFault.tsx';
import { LoadMore } from './LoadMore.tsx';
import { ListSkeleton } from './Skeleton.tsx';

/** The part of an infinite query that its list needs. */
type Pages = {
  isPending: boolean;
  isError: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
};
type Props<Row> = {
  pages: Pages;
  rows: readonly Row[] | undefined;
  children: (row: Row) => ReactNode;
  /** Instead of a list without rows. */
  empty: ReactNode;
  label: string;
};

/** A list that is read page by page, with all that it can be: coming, empty, refused, unreachable, going on. */
export function PagedList<Row>({ pages, rows, children, empty, label }: Props<Row>) {
  if (pages.isPending) return <ListSkeleton rows={6} />;
  if (!rows || (pages.isError && !pages.isFetchNextPageError && rows.length === 0)) {
    return <LoadFault error={pages.error} onRetry={pages.refetch} />;
  }
  if (rows.length === 0) return empty;
  return (
    <>
      <List aria-label={label}>{rows.map(children)}</List>
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
