import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAddressBook, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import type { Book } from '../books.ts';
import type { AddressSearch } from './use-address-search.ts';

type Props = { book: Book; wanted: AddressSearch; onChange: (part: Partial<AddressSearch>) => void };

/** No match, no entry from that letter on, or an empty book: each offers another next step. */
export function NoAddresses({ book, wanted: { q, letter }, onChange }: Props) {
  const t = useTranslations('addresses');
  const words = q.trim();
  const narrowed = words !== '' || letter !== undefined;
  return (
    <EmptyState
      icon={words ? IconSearch : IconAddressBook}
      title={words ? t('noMatch', { words }) : letter ? t('noneFrom', { letter }) : t(`none.${book}`)}
      how={words ? t('noMatchHow') : !letter && t('noneHow')}
      action={
        narrowed && (
          <Button kind="outline" onClick={() => onChange({ q: '', letter: undefined })}>
            {t('showAll')}
          </Button>
        )
      }
    />
  );
}
