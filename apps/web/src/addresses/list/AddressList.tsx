import { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { AZRail } from '../../kit/ui/list/AZRail.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { Paged } from '../../kit/ui/list/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { AddressTags, hasTags } from '../AddressTags.tsx';
import { BOOKS, type Book, books, type AddressRow as Row } from '../books.ts';
import { CallLink } from '../CallLink.tsx';
import { townOf } from '../place.ts';
import styles from './AddressList.module.css';
import { byLetter } from './by-letter.ts';
import { NoAddresses } from './NoAddresses.tsx';
import type { AddressSearch } from './use-address-search.ts';
import { useAddresses } from './use-addresses.ts';
import { useEmptyLetters } from './use-empty-letters.ts';

const LONGEST_SEARCH = 80;

type Props = {
  book: Book;
  wanted: AddressSearch;
  onChange: (part: Partial<AddressSearch>) => void;
  hrefOf: (id: string) => string;
  shown?: string | undefined;
};

/** One book: by letter, or the results of a search. No `ListScreen`: only the rows scroll, beside their letters. */
export function AddressList({ book, wanted, onChange, hrefOf, shown }: Props) {
  const t = useTranslations('addresses');
  const kit = useTranslations('kit');
  const back = useBackTo('/order');
  const navigate = useNavigate();
  const menus = useMenus();
  const [typed, setTyped] = useTyped(wanted.q, (q) => onChange({ q }));
  const pages = useAddresses(book, wanted);
  const empty = useEmptyLetters(book, LETTERS);
  const searching = wanted.q.trim() !== '';
  const mine = BOOKS.filter((name) => menus.has(books[name].path));
  const row = (entry: Row) => (
    <AddressRow key={entry.id} row={entry} href={hrefOf(entry.id)} current={entry.id === shown} />
  );
  return (
    <Screen
      busy={pages.isPending || pages.isPlaceholderData}
      header={
        <AppBar
          title={t('title')}
          onBack={back}
          actions={
            <>
              <IconButton icon={IconRefresh} label={kit('refresh')} onClick={() => void pages.refetch()} />
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
    >
      <div className={styles['book']}>
        <div className={styles['head']}>
          {mine.length > 1 && (
            <SegmentedControl
              label={t('book')}
              segments={mine.map((value) => ({ value, label: t(`books.${value}`) }))}
              value={book}
              onChange={(next) => void navigate({ to: books[next].path, search: { q: wanted.q }, replace: true })}
            />
          )}
          <SearchField
            label={t('find')}
            value={typed}
            maxLength={LONGEST_SEARCH}
            onChange={setTyped}
            onSubmit={(q) => onChange({ q })}
          />
        </div>
        <div className={styles['rows']} data-scrolls>
          <PullToRefresh onRefresh={pages.refetch}>
            {wanted.letter && !searching && (
              <Button kind="text" wide onClick={() => onChange({ letter: undefined })}>
                {t('fromStart')}
              </Button>
            )}
            <Paged
              pages={pages}
              rows={pages.rows}
              empty={<NoAddresses book={book} wanted={wanted} onChange={onChange} />}
            >
              {(rows) =>
                searching ? (
                  <List aria-label={t(`books.${book}`)}>{rows.map(row)}</List>
                ) : (
                  byLetter(rows).map((group) => (
                    <section key={group.letter}>
                      <h2 className={styles['letter']}>{group.letter}</h2>
                      <List aria-label={t('underLetter', { letter: group.letter })}>{group.rows.map(row)}</List>
                    </section>
                  ))
                )
              }
            </Paged>
          </PullToRefresh>
        </div>
        {!searching && (
          <div className={styles['letters']}>
            <AZRail
              letters={LETTERS}
              empty={empty}
              value={wanted.letter ?? LETTERS.find((letter) => !empty.has(letter)) ?? 'A'}
              onChange={(letter) => onChange({ letter: LETTERS.find((known) => known === letter) })}
            />
          </div>
        )}
      </div>
    </Screen>
  );
}

type AddressRowProps = { row: Row; href: string; current: boolean };

function AddressRow({ row, href, current }: AddressRowProps) {
  const t = useTranslations('addresses');
  const { id, name, phone } = row;
  const town = townOf(row);
  return (
    <ListRow
      href={href}
      current={current}
      chevron={false}
      title={name || t('noName')}
      sub={
        <>
          <span className="code">{id}</span>
          {town && ` · ${town}`}
        </>
      }
      chips={hasTags(row) && <AddressTags {...row} />}
      trailing={phone && <CallLink phone={phone} name={name} />}
    />
  );
}
