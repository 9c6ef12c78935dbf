import { IMPORT_GROUPS, type ImportGroup, type ImportKind } from '@gemba/contract/imports/kinds/import-kind';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { Breakable } from '../../kit/text/Breakable.tsx';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconImport, IconSplit } from '../../kit/ui/icons.ts';
import { FileField } from '../../kit/ui/input/FileField.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { CSV_FILES } from '../upload/csv-files.ts';
import { useChooseFile } from '../upload/use-choose-file.ts';
import styles from './ImportScreen.module.css';
import { KindSheet } from './KindSheet.tsx';
import { useListImportKinds } from './use-list-import-kinds.ts';

const LONGEST = 60;

/** Drop a file, or look for a kind: its columns, its example, and everything of it as a file. */
export function ImportScreen() {
  const t = useTranslations('imports');
  const back = useBackTo('/admin');
  const query = useListImportKinds();
  useTitle(t('title'));
  return (
    <LoadedScreen query={query} title={t('title')} onBack={back}>
      {({ kinds }) => <Kinds kinds={kinds} onBack={back} />}
    </LoadedScreen>
  );
}

function Kinds({ kinds, onBack }: { kinds: readonly ImportKind[]; onBack: () => void }) {
  const t = useTranslations('imports');
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/signedIn/admin/import' });
  const [typed, setTyped] = useTyped(
    q,
    (next) => void navigate({ to: '/admin/import', search: { q: next || undefined }, replace: true }),
  );
  const [shown, setShown] = useState<{ kind: ImportKind; open: boolean }>();
  const { choose, error } = useChooseFile(kinds, () => void navigate({ to: '/admin/import/file' }));
  const wanted = q.trim().toLowerCase();
  const found = kinds.filter(({ kind }) => `${t(`kind.${kind}`)} ${kind}`.toLowerCase().includes(wanted));
  const groups = Object.keys(IMPORT_GROUPS) as ImportGroup[];
  const inGroup = (group: ImportGroup) => {
    const names: readonly string[] = IMPORT_GROUPS[group];
    return found.filter(({ kind }) => names.includes(kind));
  };
  return (
    <Screen header={<AppBar title={t('title')} onBack={onBack} />}>
      <Column>
        <div className={styles['top']}>
          <FileField
            label={t('choose')}
            chosen={t('chooseHow')}
            accept={CSV_FILES}
            error={error}
            onChoose={(file) => void choose(file)}
          />
          <SearchField label={t('findKind')} value={typed} maxLength={LONGEST} onChange={setTyped} />
        </div>
        {!wanted && (
          <List>
            <ListRow
              href="/admin/import/conflicts"
              lead={<IconTile icon={IconSplit} />}
              title={t('conflicts')}
              sub={t('conflictsHint')}
            />
          </List>
        )}
        {found.length === 0 && <EmptyState icon={IconImport} title={t('noKinds')} how={t('noKindsHow')} />}
        {groups.map((group) => {
          const rows = inGroup(group);
          if (rows.length === 0) return null;
          return (
            <ListSection key={group} title={t(`group.${group}`)}>
              {rows.map((kind) => (
                <ListRow
                  key={kind.kind}
                  title={t(`kind.${kind.kind}`)}
                  sub={<Breakable text={`${kind.kind}.csv`} />}
                  chevron
                  onClick={() => setShown({ kind, open: true })}
                />
              ))}
            </ListSection>
          );
        })}
      </Column>
      {shown && (
        <KindSheet
          kind={shown.kind}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          error={error}
          onChoose={(file) => void choose(file, shown.kind.kind)}
        />
      )}
    </Screen>
  );
}
