import type { SavedFilter } from '@gemba/contract/orders/saved-filters/saved-filter';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconDelete } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from '../list/FilterSheet.module.css';
import { type OrderFilters, writeFilters } from '../list/order-filters.ts';
import { useSavedFilters } from './use-saved-filters.ts';

type Props = { filters: OrderFilters; onClose: () => void };

const LONGEST_NAME = 60;

/** Named filters: pick one, save the current one, delete one and undo that. */
export function SavedFiltersSheet({ filters, onClose }: Props) {
  const t = useTranslations('orders');
  const kit = useTranslations('kit');
  const navigate = useNavigate();
  const { saved, save, remove } = useSavedFilters();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [gone, setGone] = useState<SavedFilter>();
  const nameless = name.trim() === '';

  const keep = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameless) return;
    const query = String(new URLSearchParams(writeFilters(filters)));
    save.mutate(
      { name: name.trim(), query },
      {
        onSuccess: () => {
          setName('');
          setTried(false);
        },
      },
    );
  };
  const pick = ({ query }: SavedFilter) => {
    void navigate({ to: '/orderList', search: Object.fromEntries(new URLSearchParams(query)) });
    onClose();
  };
  const throwAway = (filter: SavedFilter) => remove.mutate(filter.filterId, { onSuccess: () => setGone(filter) });
  const haveBack = (filter: SavedFilter) =>
    save.mutateAsync({ name: filter.name, query: filter.query }).then(
      () => setGone(undefined),
      () => undefined,
    );

  const items = saved.data?.items ?? [];
  return (
    <Sheet open onClose={onClose} title={t('savedFilters')}>
      <div className={styles['form']}>
        {saved.isPending && <ListSkeleton rows={2} />}
        {saved.isError && <LoadError error={saved.error} onRetry={saved.refetch} />}
        {saved.data && items.length === 0 && !gone && <p className={styles['hint']}>{t('noSavedFilters')}</p>}
        {(items.length > 0 || gone) && (
          <List>
            {items.map((filter) => (
              <ListRow
                key={filter.filterId}
                onClick={() => pick(filter)}
                title={filter.name}
                trailing={
                  <IconButton
                    icon={IconDelete}
                    label={t('deleteFilter', { name: filter.name })}
                    onClick={() => throwAway(filter)}
                  />
                }
              />
            ))}
            {gone && (
              <ListRow
                title={t('filterDeleted', { name: gone.name })}
                trailing={
                  <Button small onClick={() => haveBack(gone)}>
                    {kit('undo')}
                  </Button>
                }
              />
            )}
          </List>
        )}
        <form className={styles['form']} onSubmit={keep} noValidate>
          <Field
            label={t('filterName')}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            error={tried && nameless && t('filterNameEmpty')}
            help={t('filterNameHow')}
            onChange={({ target }) => setName(target.value)}
          />
          <Button kind="primary" type="submit" wide busy={save.isPending}>
            {t('saveFilter')}
          </Button>
        </form>
      </div>
    </Sheet>
  );
}
