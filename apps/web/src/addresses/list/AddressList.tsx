import { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { AZRail } from '../../kit/ui/AZRail.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { Paged } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/SegmentedControl.tsx';
import { BOOKS, type Book, books, type AddressRow as Row } from '../books.ts';
import styles from './AddressList.module.css';
import { AddressRow } from './AddressRow.tsx';
import { byLetter } from './by-letter.ts';
import { NoAddresses } from './NoAddresses.tsx';
import type { AddressSearch } from './use-address-search.ts';
import { useAddresses, useEmptyLetters } from './use-addresses.ts';

const LONGEST_SEARCH = 80;

type Props = {
  book: Book;
  wanted: AddressSearch;
  onChange: (part: Partial<AddressSearch>) => void;
  hrefOf: (id: string) => string;
  shown?: string | undefined;
};

/** One of the books: by letter, or what a search finds in it. */
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
  const mine = BOOKS.filter((one) => menus.has(books[one].path));
  const row = (one: Row) => <AddressRow key={one.id} row={one} href={hrefOf(one.id)} current={one.id === shown} />;
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
              onChange={(letter) => onChange({ letter: LETTERS.find((one) => one === letter) })}
            />
          </div>
        )}
      </div>
    </Screen>
  );
}
