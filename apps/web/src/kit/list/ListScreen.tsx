import type { ReactNode } from 'react';
import type { List } from '../client/use-pages.ts';
import { ListMenu } from '../export/ListMenu.tsx';
import { useTitle } from '../text/use-title.ts';
import { AppBar } from '../ui/AppBar.tsx';
import { PagedList, type Pages } from '../ui/PagedList.tsx';
import { PullToRefresh } from '../ui/PullToRefresh.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchArea } from '../ui/SearchArea.tsx';

type Props<Row> = {
  title: string;
  onBack: () => void;
  /** Beside the menu of the list. */
  actions?: ReactNode;
  /** What the list is narrowed by. */
  search: ReactNode;
  pages: Pages & { rows: readonly Row[] | undefined; list: List | undefined; isLoading: boolean };
  empty: ReactNode;
  /** Sheets over it. */
  sheets?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A list that fills its screen: searched, read page by page, pulled to be read anew, taken as a file. */
export function ListScreen<Row>(props: Props<Row>) {
  const { title, onBack, actions, search, pages, empty, sheets, children } = props;
  useTitle(title);
  return (
    <Screen
      header={
        <AppBar
          title={title}
          onBack={onBack}
          actions={
            <>
              {actions}
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>{search}</SearchArea>
        <PagedList label={title} pages={pages} rows={pages.rows} empty={empty}>
          {children}
        </PagedList>
      </PullToRefresh>
      {sheets}
    </Screen>
  );
}
