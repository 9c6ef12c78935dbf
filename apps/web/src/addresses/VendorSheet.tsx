import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Help } from '../kit/ui/feedback/Help.tsx';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { SearchField } from '../kit/ui/input/SearchField.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { PagedList } from '../kit/ui/list/PagedList.tsx';
import type { AddressRow } from './books.ts';
import { useAddresses } from './list/use-addresses.ts';
import { townOf } from './place.ts';
import styles from './VendorSheet.module.css';

const LONGEST_SEARCH = 80;

type Props = { open: boolean; title: string; onClose: () => void; onPick: (vendor: AddressRow) => void };

/** Any vendor, found by number or name: a tap chooses it. */
export const VendorSheet = ({ open, ...props }: Props) => open && <OpenSheet {...props} />;

function OpenSheet({ title, onClose, onPick }: Omit<Props, 'open'>) {
  const t = useTranslations('addresses');
  const [words, setWords] = useState('');
  const pages = useAddresses('vendor', { q: useDeferredValue(words), letter: undefined });
  return (
    <Sheet open onClose={onClose} title={title}>
      <div className={styles['vendors']}>
        <SearchField label={t('find')} value={words} maxLength={LONGEST_SEARCH} onChange={setWords} />
        <PagedList label={t('books.vendor')} pages={pages} rows={pages.rows} empty={<Help>{t('noVendor')}</Help>}>
          {(vendor) => (
            <ListRow
              key={vendor.id}
              title={vendor.name || t('noName')}
              sub={[vendor.id, townOf(vendor)].filter(Boolean).join(' · ')}
              chevron={false}
              onClick={() => onPick(vendor)}
            />
          )}
        </PagedList>
      </div>
    </Sheet>
  );
}
