import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { type Book, books } from '../books.ts';
import { AddressDetail } from './AddressDetail.tsx';
import { AddressMissing } from './AddressMissing.tsx';

/** One entry in its own screen, selected by the id in the address. */
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
