import type { LocationRow } from '@gemba/contract/inventory/find-locations';
import { bareCode, inCapitals } from '@gemba/contract/kit/codes';
import { numberAmong } from '@gemba/contract/kit/number-keys';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconLocation } from '../../kit/ui/icons.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { useOnOpening } from '../../kit/ui/input/use-on-opening.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import styles from './LocationSheet.module.css';
import { useFindLocations } from './use-find-locations.ts';
import { useScanErrors } from './use-scan-errors.tsx';

/** A location worth offering before anybody searches: where the part was put last, where it lies. */
export type Offered = { location: string; note?: string | undefined };

type Props = {
  open: boolean;
  onClose: () => void;
  onPick: (location: string) => void;
  /** The part that goes there or comes from there. */
  title: string;
  /** Left out: none but those offered will do. Empty: of any warehouse. */
  warehouse?: string;
  offered: readonly Offered[];
};

const LONGEST = 20;

/** Finds a location: offered, by its beginning, or scanned into the field. */
export function LocationSheet({ open, onClose, onPick, title, warehouse, offered }: Props) {
  const t = useTranslations('posting');
  const say = useRefusal();
  const { notReached } = useScanErrors();
  const figures = useFigures();
  const [q, setQ] = useState('');
  const [typed, setTyped] = useTyped(q, setQ);
  const [error, setError] = useState<ReactNode>();
  useOnOpening(open, () => {
    setTyped('');
    setQ('');
    setError(undefined);
  });
  const pages = useFindLocations({ q, warehouse: warehouse ?? '', enabled: open && warehouse !== undefined });
  const words = typed.trim();
  const place = warehouse ? t('inWarehouse', { warehouse }) : t('anyWarehouse');
  const fitting = offered.filter(({ location }) => bareCode(location).startsWith(bareCode(words)));

  const pick = (location: string) => {
    onPick(location);
    onClose();
  };
  // A scanner sends Enter at once: the answer may still be on the way, so the exact one is asked for.
  const submit = async () => {
    if (words === '') return;
    const known = numberAmong(
      offered.map(({ location }) => location),
      words,
    );
    const found = known ?? (warehouse === undefined ? undefined : await pages.exact(words));
    const named = inCapitals(words);
    if (found) pick(found);
    else if (found === null) setError(notReached(named));
    else
      setError(
        warehouse === undefined
          ? say('INVENTORY_NOT_EXIST', { partNumber: title, location: named })
          : say('LOCATION_NOT_EXIST', { location: named }),
      );
  };
  const noteOf = ({ description, purpose, free, warehouseName }: LocationRow) =>
    [description, !warehouse && warehouseName, purpose !== 'STOCK' && t(`purpose.${purpose}`), free && t('free')]
      .filter(Boolean)
      .join(' · ');
  return (
    <Sheet open={open} onClose={onClose} title={t('chooseLocation')} sub={<span className="code">{title}</span>}>
      <div className={styles['body']}>
        <SearchField
          code
          icon={IconLocation}
          label={t('findLocation')}
          value={typed}
          maxLength={LONGEST}
          onChange={(next) => {
            setError(undefined);
            setTyped(next);
          }}
          onSubmit={() => void submit()}
        />
        {error && <Help tone="error">{error}</Help>}
        {warehouse === undefined && fitting.length === 0 && <Help>{t('liesNowhere')}</Help>}
        {fitting.length > 0 && (
          <section>
            <SectionHeader title={t(warehouse === undefined ? 'liesAt' : 'offered')} />
            <List aria-label={t('offered')}>
              {fitting.map(({ location, note }) => (
                <ListRow
                  key={location}
                  code
                  title={location}
                  sub={note}
                  lead={<IconTile icon={IconLocation} tone="brand" />}
                  onClick={() => pick(location)}
                />
              ))}
            </List>
          </section>
        )}
        {warehouse !== undefined && (
          <section>
            <SectionHeader title={place} />
            <PagedList
              label={place}
              pages={pages}
              rows={pages.rows?.filter(({ purpose }) => purpose !== 'TRANSIT')}
              empty={<Help>{t('noLocation', { words: q })}</Help>}
            >
              {(row) => (
                <ListRow
                  key={row.location}
                  code
                  title={row.location}
                  sub={noteOf(row)}
                  value={row.onHand === null ? undefined : figures.quantity(row.onHand)}
                  onClick={() => pick(row.location)}
                />
              )}
            </PagedList>
          </section>
        )}
      </div>
    </Sheet>
  );
}
