import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { IconShare } from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { AddressTags } from '../AddressTags.tsx';
import type { Book } from '../books.ts';
import { townOf } from '../place.ts';
import { shareCard } from '../share-card.ts';
import styles from './Frame.module.css';
import type { Opened } from './read-address.ts';

export type Around = { onBack: (() => void) | undefined; onRefresh: () => Promise<unknown> };

type Props = Around & {
  book: Book;
  address: Opened[Book];
  marks?: { lockStatus: 'LOCKED' | 'UNLOCKED'; overCredit?: boolean };
  acts?: readonly MenuItem[];
  children: ReactNode;
};

/** Name, actions and contact data; below, the other parts. */
export function DetailFrame({
  book,
  address,
  marks = { lockStatus: 'UNLOCKED' },
  acts = [],
  onBack,
  onRefresh,
  children,
}: Props) {
  const t = useTranslations('addresses');
  const { id, name } = address;
  useTitle(name || id);
  const note = t(`noted.${book}`, { id });
  const share = {
    key: 'share',
    label: t('share'),
    icon: IconShare,
    onSelect: () =>
      void shareCard(id, {
        organisation: name || id,
        email: address.email,
        place: address,
        note,
        phones: [
          { kind: 'WORK', number: address.phone },
          { kind: 'FAX', number: address.fax },
        ],
      }),
  };
  const town = townOf(address);
  return (
    <Screen
      header={
        <AppBar
          title={t(`one.${book}`)}
          onBack={onBack}
          actions={<MenuButton label={t('more')} items={[share, ...acts]} />}
        />
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['parts']}>
          <div className={styles['head']}>
            <div className={styles['line']}>
              <h2 className={styles['name']}>{name || t('noName')}</h2>
              <AddressTags {...marks} />
            </div>
            <p className={styles['meta']}>
              <span className="code">{id}</span>
              {town && ` · ${town}`}
            </p>
          </div>
          {children}
        </div>
      </PullToRefresh>
    </Screen>
  );
}
