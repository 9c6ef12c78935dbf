import { PART_TYPES } from '@gemba/contract/parts/part-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { recentSearches } from '../../kit/form/recent-searches.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useStore } from '../../kit/store/store.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconAdd } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { FoundPart } from './FoundPart.tsx';
import { NoParts } from './NoParts.tsx';
import styles from './PartListScreen.module.css';
import { RecentSearches } from './RecentSearches.tsx';
import { useOpenExact } from './use-open-exact.ts';
import type { PartSearch } from './use-part-search.ts';
import { useParts } from './use-parts.ts';

const LONGEST_SEARCH = 80;

type Props = {
  wanted: PartSearch;
  onChange: (part: Partial<PartSearch>) => void;
  /** A chosen part opens beside the list, at this address. */
  beside?: ((partNumber: string) => string) | undefined;
  shown?: string | undefined;
};

/** Parts by number or description while somebody types; Enter opens the part of exactly that number. */
export function PartList({ wanted, onChange, beside, shown }: Props) {
  const t = useTranslations('parts');
  const back = useBackTo('/engineering');
  const navigate = useNavigate();
  const mayAdd = useMenus().has('/pnAdd');
  const [typed, setTyped] = useTyped(wanted.q, (q) => onChange({ q }));
  const [recent] = useState(() => recentSearches('parts'));
  const searches = useStore(recent);
  const openExact = useOpenExact(recent.add);
  const pages = useParts(wanted);
  const remember = () => recent.add(wanted.q);
  const asked = wanted.q.trim() !== '';
  return (
    <Screen
      header={
        <AppBar
          title={t('title')}
          onBack={back}
          actions={
            <>
              {mayAdd && (
                <IconButton icon={IconAdd} label={t('addPart')} onClick={() => void navigate({ to: '/pnAdd' })} />
              )}
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      busy={asked && (pages.isPending || pages.isPlaceholderData)}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <div className={styles['search']}>
          <SearchField
            code
            label={t('find')}
            value={typed}
            maxLength={LONGEST_SEARCH}
            onChange={setTyped}
            onSubmit={(words) => void openExact(words)}
          />
          <FilterChips
            label={t('field.partType')}
            chips={PART_TYPES.map((value) => ({ value, label: t(`partTypes.${value}`) }))}
            chosen={wanted.partType ? [wanted.partType] : []}
            onToggle={(type) => onChange({ partType: type === wanted.partType ? undefined : type })}
          />
        </div>
        {asked ? (
          <PagedList
            pages={pages}
            rows={pages.rows}
            label={t('title')}
            empty={<NoParts wanted={wanted} onEveryType={() => onChange({ partType: undefined })} onOpen={remember} />}
          >
            {(part) => (
              <FoundPart
                key={part.partNumber}
                part={part}
                href={beside?.(part.partNumber)}
                current={part.partNumber === shown}
                onOpen={remember}
              />
            )}
          </PagedList>
        ) : (
          <RecentSearches searches={searches} onChoose={(q) => onChange({ q })} />
        )}
      </PullToRefresh>
    </Screen>
  );
}
