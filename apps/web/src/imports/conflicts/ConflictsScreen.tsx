import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClose, IconOk } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { LeftRow } from './LeftRow.tsx';
import { kindIn, useListImportConflicts } from './use-list-import-conflicts.ts';

/** Rows of imported files that still contradict what happened here. */
export function ConflictsScreen() {
  const t = useTranslations('imports');
  const { moment } = useFigures();
  const back = useBackTo('/admin/import');
  const navigate = useNavigate();
  const kind = kindIn(useSearch({ from: '/signedIn/admin/import/conflicts' }).kind);
  const pages = useListImportConflicts(kind);
  return (
    <ListScreen
      title={t('conflicts')}
      onBack={back}
      pages={pages}
      search={
        kind && (
          <FilterChips
            label={t('kindOfFile')}
            chips={[{ value: kind, label: t(`kind.${kind}`), icon: IconClose }]}
            chosen={[kind]}
            onToggle={() => void navigate({ to: '/admin/import/conflicts', search: {}, replace: true })}
          />
        )
      }
      empty={<EmptyState icon={IconOk} title={t('noConflicts')} how={t('noConflictsHow')} />}
    >
      {(row) => (
        <LeftRow
          key={row.conflictId}
          title={`${t(`kind.${row.kind}`)} ${row.rowKey}`}
          row={row}
          seen={moment(row.seenAt)}
        />
      )}
    </ListScreen>
  );
}
