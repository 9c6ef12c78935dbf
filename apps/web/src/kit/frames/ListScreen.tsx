import type { ReactNode } from 'react';
import type { List } from '../client/use-pages.ts';
import { ListMenu } from '../export/ListMenu.tsx';
import { useTitle } from '../text/use-title.ts';
import { SearchArea } from '../ui/input/SearchArea.tsx';
import { AppBar } from '../ui/layout/AppBar.tsx';
import { Screen } from '../ui/layout/Screen.tsx';
import { Strip } from '../ui/layout/Strip.tsx';
import { PagedList, type Pages } from '../ui/list/PagedList.tsx';
import { PullToRefresh } from '../ui/list/PullToRefresh.tsx';

/** A list as `usePages` reads it. */
export type ListPages<Row> = Pages & {
  rows: readonly Row[] | undefined;
  list: List | undefined;
  isLoading: boolean;
  isPlaceholderData: boolean;
};

type Props<Row> = {
  title: string;
  /** The title of the browser's tab, where it says more than the bar. */
  tabTitle?: string;
  subtitle?: ReactNode;
  /** Left out on the first screen of a tab. */
  onBack?: (() => void) | undefined;
  /** Beside the menu of the list. */
  actions?: ReactNode;
  /** The armed scanner below the bar. */
  scanner?: ReactNode;
  /** The search field and the filters. */
  search?: ReactNode;
  /** Between the search and the rows. */
  totals?: ReactNode;
  pages: ListPages<Row>;
  /** The name of the list, if not the title. */
  label?: string;
  empty: ReactNode;
  /** Fills the screen: the part or document whose list this is does not exist. */
  missing?: ReactNode;
  /** Replaces the rows, for example while nothing is searched for. */
  instead?: ReactNode;
  footer?: ReactNode;
  /** Sheets over it. */
  sheets?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A list that fills its screen: searched, read page by page, pulled to be read anew, taken as a file. */
export function ListScreen<Row>(props: Props<Row>) {
  const { title, pages, scanner, search } = props;
  useTitle(props.tabTitle ?? title);
  if (props.missing) {
    return (
      <Screen header={<AppBar title={title} onBack={props.onBack} />} fill>
        {props.missing}
      </Screen>
    );
  }
  const bar = (
    <AppBar
      title={title}
      subtitle={props.subtitle}
      root={!props.onBack}
      onBack={props.onBack}
      actions={
        <>
          {props.actions}
          <ListMenu list={pages.list} />
        </>
      }
    />
  );
  const header = scanner ? (
    <Strip>
      {bar}
      {scanner}
    </Strip>
  ) : (
    bar
  );
  return (
    <Screen header={header} footer={props.footer} busy={!props.instead && (pages.isLoading || pages.isPlaceholderData)}>
      <PullToRefresh onRefresh={pages.refetch}>
        {search && <SearchArea>{search}</SearchArea>}
        {props.totals}
        {props.instead || (
          <PagedList label={props.label ?? title} pages={pages} rows={pages.rows} empty={props.empty}>
            {props.children}
          </PagedList>
        )}
      </PullToRefresh>
      {props.sheets}
    </Screen>
  );
}
