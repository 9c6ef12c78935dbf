import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconAddressBook, IconSearch } from '../../kit/ui/icons.ts';
import type { Book } from '../books.ts';
import type { AddressSearch } from './use-address-search.ts';

type Props = { book: Book; wanted: AddressSearch; onChange: (part: Partial<AddressSearch>) => void };

/** Nobody found, nobody after that letter, or nobody at all: each has another way on. */
export function NoAddresses({ book, wanted: { q, letter }, onChange }: Props) {
  const t = useTranslations('addresses');
  const words = q.trim();
  const narrowed = words !== '' || letter !== undefined;
  return (
    <EmptyState
      icon={words ? IconSearch : IconAddressBook}
      title={words ? t('noMatch', { words }) : letter ? t('noneFrom', { letter }) : t(`none.${book}`)}
      action={
        narrowed && (
          <Button kind="outline" onClick={() => onChange({ q: '', letter: undefined })}>
            {t('showAll')}
          </Button>
        )
      }
    >
      {words ? t('noMatchHow') : !letter && t('noneHow')}
    </EmptyState>
  );
}
