import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { type ListPages, ListScreen } from '../../kit/frames/ListScreen.tsx';
import { LookEverywhere } from '../../kit/frames/LookEverywhere.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { ScanBar } from '../../kit/ui/input/ScanBar.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { type OpenScanned, useListScan } from './use-list-scan.tsx';

type Props<Row> = {
  title: string;
  subtitle?: ReactNode;
  /** The screen above it; `null` on the first screen of a tab. */
  above?: `/${string}` | null;
  /** The codes that may be scanned. */
  expects: string;
  /** The label of the search field. */
  label: string;
  q: string;
  onQuery: (words: string) => void;
  onScan: OpenScanned;
  /** Above the search field: narrows the list down. */
  filter?: ReactNode;
  pages: ListPages<Row>;
  /** The refusal by which the server says that the list is empty. */
  nothing: RefusalCode;
  /** The texts of an empty list, and of a search without results. */
  empty: { icon: ComponentProps<typeof EmptyState>['icon']; title: string; how: string; noMatchHow: string };
  /** Stands in the place of the list. */
  instead?: ReactNode;
  children: (row: Row) => ReactNode;
};

const LONGEST = 80;

/** A list that is searched by typing and opened by a scan: its scanner is always armed. */
export function ScanListScreen<Row>(props: Props<Row>) {
  const { title, above = '/warehouse', expects, label, q, onQuery, onScan, pages, nothing, empty, instead } = props;
  const t = useTranslations('posting');
  const back = useBackTo(above ?? '/');
  const [typed, setTyped] = useTyped(q, onQuery);
  const none = refusalCode(pages.error) === nothing;
  const { last, find } = useListScan(onScan);
  return (
    <ListScreen
      title={title}
      subtitle={props.subtitle}
      onBack={above === null ? undefined : back}
      scanner={<ScanBar expects={expects} last={last} />}
      search={
        <>
          {props.filter}
          <SearchField
            label={label}
            value={typed}
            maxLength={LONGEST}
            onChange={setTyped}
            // A scanner types into the field as well, and ends with Enter.
            onSubmit={(words) => void find(words, (what) => t.rich('scanUnknown', { what, code: asCode }))}
          />
        </>
      }
      pages={none ? { ...pages, isError: false, rows: [] } : pages}
      empty={
        <EmptyState
          icon={q ? IconSearch : empty.icon}
          title={q ? t('noMatch', { words: q }) : empty.title}
          how={q ? empty.noMatchHow : empty.how}
          action={q && <LookEverywhere words={q} />}
        />
      }
      instead={instead}
    >
      {props.children}
    </ListScreen>
  );
}
