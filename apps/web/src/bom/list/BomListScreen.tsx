import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useMenus } from '../../auth/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAdd, IconBom } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PartTags } from '../../parts/index.ts';
import { useListBoms } from './use-list-boms.ts';

const LONGEST_SEARCH = 80;

/** Parts that have a BOM, by number or description as the person types. */
export function BomListScreen() {
  const t = useTranslations('bom');
  const back = useBackTo('/engineering');
  const navigate = useNavigate();
  const mayAdd = useMenus().has('/engineering/bom/add');
  const nameOf = usePartName();
  const { q = '' } = useSearch({ from: '/signedIn/engineering/bom/list' });
  const [typed, setTyped] = useTyped(q, (words) => {
    void navigate({ to: '/engineering/bom/list', search: { q: words || undefined }, replace: true });
  });
  const words = q.trim();
  const pages = useListBoms(q);
  return (
    <ListScreen
      title={t('listTitle')}
      onBack={back}
      actions={
        mayAdd && (
          <IconButton icon={IconAdd} label={t('add')} onClick={() => void navigate({ to: '/engineering/bom/add' })} />
        )
      }
      search={
        <SearchField
          code
          focused={q === ''}
          label={t('find')}
          value={typed}
          maxLength={LONGEST_SEARCH}
          onChange={setTyped}
        />
      }
      pages={pages}
      empty={
        <EmptyState
          icon={IconBom}
          title={words ? t('noMatch', { words }) : t('noBoms')}
          how={words ? t('noMatchHow') : t('noBomsHow')}
        />
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
    </ListScreen>
  );
}
