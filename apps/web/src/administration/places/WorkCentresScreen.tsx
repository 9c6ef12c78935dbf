import type { AdminWorkCentre } from '@gemba/contract/administration/places/place';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconWorkCentre } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListWorkCentres } from './use-list-work-centres.ts';

const AddWorkCentreSheet = lazy(async () => ({
  default: (await import('./AddWorkCentreSheet.tsx')).AddWorkCentreSheet,
}));
const ChangeWorkCentreSheet = lazy(async () => ({
  default: (await import('./ChangeWorkCentreSheet.tsx')).ChangeWorkCentreSheet,
}));

const LONGEST = 40;

/** Every work centre of the company, those that were given up too. */
export function WorkCentresScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/signedIn/admin/workCentres' });
  const [typed, setTyped] = useTyped(
    q,
    (words) => void navigate({ to: '/admin/workCentres', search: { q: words.trim() || undefined }, replace: true }),
  );
  const pages = useListWorkCentres(q);
  const [open, setOpen] = useState<AdminWorkCentre | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <ListScreen
      title={t('workCentres')}
      onBack={back}
      actions={<IconButton icon={IconAdd} label={t('addWorkCentre')} onClick={() => setOpen('new')} />}
      pages={pages}
      search={<SearchField label={t('findWorkCentre')} value={typed} maxLength={LONGEST} onChange={setTyped} />}
      empty={<EmptyState icon={IconWorkCentre} title={t('noWorkCentre')} how={t('noWorkCentreHow')} />}
      sheets={
        <Suspense>
          {open === 'new' && <AddWorkCentreSheet onClose={close} />}
          {open && open !== 'new' && <ChangeWorkCentreSheet centre={open} onClose={close} />}
        </Suspense>
      }
    >
      {(centre) => (
        <ListRow
          key={centre.wc}
          code
          chevron
          onClick={() => setOpen(centre)}
          title={centre.wc}
          sub={[centre.wcName, centre.departmentName].filter(Boolean).join(' · ')}
          chips={
            !centre.active && (
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
