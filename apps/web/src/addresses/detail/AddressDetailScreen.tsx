import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { type Book, books } from '../books.ts';
import { AddressDetail } from './AddressDetail.tsx';
import { AddressMissing } from './AddressMissing.tsx';

/** One address in a screen of its own, selected by its id in the address. */
export function AddressDetailScreen({ book }: { book: Book }) {
  const t = useTranslations('addresses');
  const { path, field } = books[book];
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const back = useBackTo(path);
  const id = search[field];
  if (id) return <AddressDetail key={id} book={book} id={id} onBack={back} />;
  return (
    <Screen header={<AppBar title={t(`one.${book}`)} onBack={back} />} fill>
      <AddressMissing book={book} id="" />
    </Screen>
  );
}
