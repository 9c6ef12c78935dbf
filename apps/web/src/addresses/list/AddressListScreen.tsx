import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAddressBook } from '../../kit/ui/icons.ts';
import { Panes } from '../../kit/ui/layout/Panes.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useWide } from '../../kit/ui/layout/use-wide.ts';
import { type Book, books } from '../books.ts';
import { AddressList } from './AddressList.tsx';
import { useAddressSearch } from './use-address-search.ts';

const AddressDetail = lazy(async () => ({ default: (await import('../detail/AddressDetail.tsx')).AddressDetail }));

/** One book; a wide window shows the chosen entry beside it. */
export function AddressListScreen({ book }: { book: Book }) {
  const t = useTranslations('addresses');
  useTitle(t(`books.${book}`));
  const wide = useWide();
  const { wanted, change, chosen, addressBeside } = useAddressSearch(book);
  const { path, field } = books[book];
  const alone = (id: string) => `${path}/detail?${new URLSearchParams({ [field]: id })}`;
  if (!wide) return <AddressList book={book} wanted={wanted} onChange={change} hrefOf={alone} />;
  return (
    <Panes
      list={<AddressList book={book} wanted={wanted} onChange={change} hrefOf={addressBeside} shown={chosen} />}
      detailLabel={chosen ?? t(`one.${book}`)}
      detail={
        chosen ? (
          <Suspense fallback={<Screen busy>{null}</Screen>}>
            <AddressDetail key={chosen} book={book} id={chosen} />
          </Suspense>
        ) : (
          <Screen fill>
            <EmptyState icon={IconAddressBook} title={t('chooseOne')} how={t('chooseOneHow')} />
          </Screen>
        )
      }
    />
  );
}
