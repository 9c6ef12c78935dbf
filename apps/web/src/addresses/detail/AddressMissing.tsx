import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { type Book, books } from '../books.ts';

/** In place of an address that the link does not name, or that does not exist. */
export function AddressMissing({ book, id }: { book: Book; id: string }) {
  const t = useTranslations('addresses');
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={IconSearch}
      title={id ? t(`notThere.${book}`, { id }) : t('noneChosen')}
      action={
        <Button kind="outline" onClick={() => void navigate({ to: books[book].path, search: { q: id } })}>
          {t('findIt')}
        </Button>
      }
    >
      {id ? t('notThereHow') : t('noneChosenHow')}
    </EmptyState>
  );
}
