import type { ReactNode } from 'react';
import { LoadError } from '../feedback/LoadError.tsx';
import { ListSkeleton } from '../feedback/Skeleton.tsx';
import { List } from './List.tsx';
import { LoadMore } from './LoadMore.tsx';

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
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Shown until the first page comes, where more than rows will stand there. */
  coming?: ReactNode;
};

/** A paged list in all its states: loading, empty, refused, unreachable, with more pages. */
export function Paged<Row>({ pages, rows, children, empty, coming = <ListSkeleton rows={6} /> }: PagedProps<Row>) {
  if (pages.isPending) return coming;
  if (!rows || (pages.isError && !pages.isFetchNextPageError && rows.length === 0)) {
    return <LoadError error={pages.error} onRetry={pages.refetch} />;
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
  return <Paged {...paged}>{(rows) => rows.length > 0 && <List aria-label={label}>{rows.map(children)}</List>}</Paged>;
}
