import { listBoms } from '@gemba/contract/bom/list-boms';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useMenus } from '../../auth/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconAdd, IconBom } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { PartTags, usePartName } from '../../parts/index.ts';
import { bomKeys } from '../bom-keys.ts';

const LONGEST_SEARCH = 80;

/** Parts that have a BOM, by number or description while somebody types. */
export function BomListScreen() {
  const t = useTranslations('bom');
  useTitle(t('listTitle'));
  const back = useBackTo('/engineering');
  const navigate = useNavigate();
  const mayAdd = useMenus().has('/engineering/bom/add');
  const nameOf = usePartName();
  const { q = '' } = useSearch({ from: '/signedIn/engineering/bom/list' });
  const [typed, setTyped] = useTyped(q, (words) => {
    void navigate({ to: '/engineering/bom/list', search: { q: words || undefined }, replace: true });
  });
  const words = q.trim();
  const query = words ? { q: words } : {};
  const pages = usePages(listBoms, { key: bomKeys.list(query), input: { query }, keep: true });
  return (
    <Screen
      header={
        <AppBar
          title={t('listTitle')}
          onBack={back}
          actions={
            <>
              {mayAdd && (
                <IconButton
                  icon={IconAdd}
                  label={t('add')}
                  onClick={() => void navigate({ to: '/engineering/bom/add' })}
                />
              )}
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      busy={pages.isPending || pages.isPlaceholderData}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>
          <SearchField code label={t('find')} value={typed} maxLength={LONGEST_SEARCH} onChange={setTyped} />
        </SearchArea>
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={t('listTitle')}
          empty={
            <EmptyState icon={IconBom} title={words ? t('noMatch', { words }) : t('noBoms')}>
              {words ? t('noMatchHow') : t('noBomsHow')}
            </EmptyState>
          }
        >
          {(bom) => (
            <ListRow
              key={bom.partNumber}
              href={addressOf('bom', bom.partNumber)}
              code
              title={bom.partNumber}
              sub={nameOf(bom)}
              value={t('rev', { revision: bom.revision })}
              valueSub={t('items', { count: bom.itemCount })}
              chips={bom.openEcns.length > 0 && <PartTags part={{ hold: false, openEcns: bom.openEcns }} />}
            />
          )}
        </PagedList>
      </PullToRefresh>
    </Screen>
  );
}
