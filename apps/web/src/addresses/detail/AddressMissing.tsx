import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { type Book, books } from '../books.ts';

/** Shown when the link names no entry, or one that does not exist. */
export function AddressMissing({ book, id }: { book: Book; id: string }) {
  const t = useTranslations('addresses');
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={IconSearch}
      title={id ? t(`notThere.${book}`, { id }) : t('noneChosen')}
      how={id ? t('notThereHow') : t('noneChosenHow')}
      action={
        <Button kind="outline" onClick={() => void navigate({ to: books[book].path, search: { q: id } })}>
          {t('findIt')}
        </Button>
      }
    />
  );
}
