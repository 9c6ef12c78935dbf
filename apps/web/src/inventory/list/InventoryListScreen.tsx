import { useTranslations } from 'use-intl';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconLocation, IconPart, IconSearch } from '../../kit/ui/icons.ts';
import { Paged } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/SegmentedControl.tsx';
import { BalanceGroups } from './BalanceGroups.tsx';
import styles from './InventoryListScreen.module.css';
import { useBalances } from './use-balances.ts';
import { useInventorySearch } from './use-inventory-search.ts';

const LONGEST = 20;

/** What lies where, by the beginning of a location or of a part number. */
export function InventoryListScreen() {
  const t = useTranslations('inventory');
  useTitle(t('title'));
  const back = useBackTo('/warehouse');
  const { by, q, change } = useInventorySearch();
  const [typed, setTyped] = useTyped(q, (words) => change({ q: words }));
  const pages = useBalances(by, q);
  return (
    <Screen
      header={<AppBar title={t('title')} onBack={back} actions={<ListMenu list={pages.list} />} />}
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <div className={styles['search']}>
          <SegmentedControl
            label={t('by')}
            segments={[
              { value: 'location', label: t('byLocation') },
              { value: 'part', label: t('byPart') },
            ]}
            value={by}
            onChange={(way) => change({ by: way, q: '' })}
          />
          <SearchField
            code
            icon={by === 'location' ? IconLocation : IconPart}
            label={by === 'location' ? t('findLocation') : t('findPart')}
            value={typed}
            maxLength={LONGEST}
            onChange={setTyped}
          />
        </div>
        {pages.asked ? (
          <Paged
            pages={pages}
            rows={pages.rows}
            empty={
              <EmptyState icon={IconSearch} title={q ? t('noMatch', { words: q }) : t('nothingStocked')}>
                {by === 'location' ? t('noLocationHow') : t('noPartHow')}
              </EmptyState>
            }
          >
            {(rows) => <BalanceGroups rows={rows} by={by} />}
          </Paged>
        ) : (
          <EmptyState icon={IconPart} title={t('typeNumber')}>
            {t('typeNumberHow')}
          </EmptyState>
        )}
      </PullToRefresh>
    </Screen>
  );
}
