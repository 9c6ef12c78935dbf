import type { AdminLocation } from '@gemba/contract/administration/places/place';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconLocation } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { GIVEN_UP, useListAllLocations } from './use-list-all-locations.ts';

const AddLocationSheet = lazy(async () => ({ default: (await import('./AddLocationSheet.tsx')).AddLocationSheet }));
const ChangeLocationSheet = lazy(async () => ({
  default: (await import('./ChangeLocationSheet.tsx')).ChangeLocationSheet,
}));

const LONGEST = 40;

/** Every location of the company, those that were given up too. */
export function LocationsScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const navigate = useNavigate();
  const { q = '', active } = useSearch({ from: '/signedIn/admin/locations' });
  const show = (next: { q?: string | undefined; active?: string | undefined }) =>
    void navigate({ to: '/admin/locations', search: { q: q || undefined, active, ...next }, replace: true });
  const [typed, setTyped] = useTyped(q, (words) => show({ q: words.trim() || undefined }));
  const pages = useListAllLocations(q, active);
  const [open, setOpen] = useState<AdminLocation | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <ListScreen
      title={t('locations')}
      onBack={back}
      actions={<IconButton icon={IconAdd} label={t('addLocation')} onClick={() => setOpen('new')} />}
      pages={pages}
      search={
        <>
          <SearchField label={t('findLocation')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          <FilterChips
            label={t('statusFilter')}
            chips={[{ value: GIVEN_UP, label: t('givenUp') }]}
            chosen={active === GIVEN_UP ? [GIVEN_UP] : []}
            onToggle={() => show({ active: active === GIVEN_UP ? undefined : GIVEN_UP })}
          />
        </>
      }
      empty={<EmptyState icon={IconLocation} title={t('noLocation')} how={t('noLocationHow')} />}
      sheets={
        <Suspense>
          {open === 'new' && <AddLocationSheet onClose={close} />}
          {open && open !== 'new' && <ChangeLocationSheet location={open} onClose={close} />}
        </Suspense>
      }
    >
      {(location) => (
        <ListRow
          key={location.location}
          code
          chevron
          onClick={() => setOpen(location)}
          title={location.location}
          sub={[location.description, location.warehouseName, t(`purpose.${location.purpose}`)]
            .filter(Boolean)
            .join(' · ')}
          chips={
            !location.active && (
              <StatusTag tone="idle" shape="cross">
                {t('givenUp')}
              </StatusTag>
            )
          }
        />
      )}
    </ListScreen>
  );
}
