import { useTranslations } from 'use-intl';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconLocation, IconPart, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { Paged } from '../../kit/ui/list/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { BalanceGroups } from './BalanceGroups.tsx';
import styles from './InventoryListScreen.module.css';
import { useInventorySearch } from './use-inventory-search.ts';
import { useListInventory } from './use-list-inventory.ts';

const LONGEST = 20;

/** The stock, by the beginning of a location or of a part number. No `ListScreen`: its rows are grouped. */
export function InventoryListScreen() {
  const t = useTranslations('inventory');
  useTitle(t('title'));
  const back = useBackTo('/warehouse');
  const { by, q, zeros, change } = useInventorySearch();
  const [typed, setTyped] = useTyped(q, (words) => change({ q: words }));
  const pages = useListInventory(by, q, zeros);
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
            focused={!pages.asked}
            icon={by === 'location' ? IconLocation : IconPart}
            label={by === 'location' ? t('findLocation') : t('findPart')}
            value={typed}
            maxLength={LONGEST}
            onChange={setTyped}
          />
          {by === 'location' && (
            <FilterChips
              label={t('shown')}
              chips={[{ value: 'zeros', label: t('zeros') }]}
              chosen={zeros ? ['zeros'] : []}
              onToggle={() => change({ zeros: !zeros })}
            />
          )}
        </div>
        {pages.asked ? (
          <Paged
            pages={pages}
            rows={pages.rows}
            empty={
              <EmptyState
                icon={IconSearch}
                title={q ? t('noMatch', { words: q }) : t('nothingStocked')}
                how={by === 'location' ? t('noLocationHow') : t('noPartHow')}
                action={
                  q && (
                    <Button kind="outline" onClick={() => change({ by: by === 'location' ? 'part' : 'location' })}>
                      {t(by === 'location' ? 'asPart' : 'asLocation', { words: q })}
                    </Button>
                  )
                }
              />
            }
          >
            {(rows) => <BalanceGroups rows={rows} by={by} />}
          </Paged>
        ) : (
          <EmptyState icon={IconPart} title={t('typeNumber')} how={t('typeNumberHow')} />
        )}
      </PullToRefresh>
    </Screen>
  );
}
