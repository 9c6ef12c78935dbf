import type { RefusalCode } from '@gemba/contract/kit/refusals';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import type { List } from '../../kit/client/use-pages.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { PagedList, type Pages } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import { type OpenScanned, useListScan } from './use-list-scan.tsx';

type Props<Row> = {
  title: string;
  /** What may be scanned. */
  expects: string;
  /** What may be typed. */
  label: string;
  q: string;
  onQuery: (words: string) => void;
  onScan: OpenScanned;
  pages: Pages & { rows: readonly Row[] | undefined; list: List | undefined };
  /** The refusal by which the server says that the list is empty. */
  nothing: RefusalCode;
  /** What is said of a list without rows, and of words that fit none. */
  empty: { icon: ComponentProps<typeof EmptyState>['icon']; title: string; how: string; noMatchHow: string };
  /** Stands in the place of the list. */
  instead?: ReactNode;
  children: (row: Row) => ReactNode;
};

const LONGEST = 80;

/** A list that is searched by typing and opened by a scan: its scanner is always armed. */
export function ScanListScreen<Row>(props: Props<Row>) {
  const { title, expects, label, q, onQuery, onScan, pages, nothing, empty, instead, children } = props;
  const t = useTranslations('posting');
  useTitle(title);
  const back = useBackTo('/warehouse');
  const [typed, setTyped] = useTyped(q, onQuery);
  const none = refusalCode(pages.error) === nothing;
  const { last, scan } = useListScan(onScan, (what) => t.rich('scanUnknown', { what, code: asCode }));
  return (
    <Screen
      header={
        <Strip>
          <AppBar title={title} onBack={back} actions={<ListMenu list={pages.list} />} />
          <ScanBar expects={expects} last={last} />
        </Strip>
      }
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>
          <SearchField
            label={label}
            value={typed}
            maxLength={LONGEST}
            onChange={setTyped}
            // A scanner types into the field as well, and ends with Enter.
            onSubmit={(words) => void scan(words)}
          />
        </SearchArea>
        {instead ?? (
          <PagedList
            label={title}
            pages={none ? { ...pages, isError: false } : pages}
            rows={none ? [] : pages.rows}
            empty={
              <EmptyState icon={q ? IconSearch : empty.icon} title={q ? t('noMatch', { words: q }) : empty.title}>
                {q ? empty.noMatchHow : empty.how}
              </EmptyState>
            }
          >
            {children}
          </PagedList>
        )}
      </PullToRefresh>
    </Screen>
  );
}
