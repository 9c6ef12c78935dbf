import { PART_TYPES } from '@gemba/contract/parts/part-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { recentSearches } from '../../kit/form/recent-searches.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useStore } from '../../kit/store/store.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAdd, IconClock, IconSearch } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { FoundPart } from './FoundPart.tsx';
import { NoParts } from './NoParts.tsx';
import { useListParts } from './use-list-parts.ts';
import { useOpenExact } from './use-open-exact.ts';
import type { PartSearch } from './use-part-search.ts';

const LONGEST_SEARCH = 80;

type Props = {
  wanted: PartSearch;
  onChange: (part: Partial<PartSearch>) => void;
  /** The address at which a chosen part opens beside the list. */
  beside?: ((partNumber: string) => string) | undefined;
  shown?: string | undefined;
};

/** Parts by number or description as the person types; Enter opens the part of exactly that number. */
export function PartList({ wanted, onChange, beside, shown }: Props) {
  const t = useTranslations('parts');
  const back = useBackTo('/engineering');
  const navigate = useNavigate();
  const mayAdd = useMenus().has('/pnAdd');
  const [typed, setTyped] = useTyped(wanted.q, (q) => onChange({ q }));
  const [recent] = useState(() => recentSearches('parts'));
  const searches = useStore(recent);
  const openExact = useOpenExact(recent.add);
  const pages = useListParts(wanted);
  const remember = () => recent.add(wanted.q);
  const asked = wanted.q.trim() !== '';
  return (
    <ListScreen
      title={t('title')}
      onBack={back}
      actions={
        mayAdd && <IconButton icon={IconAdd} label={t('addPart')} onClick={() => void navigate({ to: '/pnAdd' })} />
      }
      search={
        <>
          <SearchField
            code
            focused={!asked}
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
        </>
      }
      pages={pages}
      empty={<NoParts wanted={wanted} onEveryType={() => onChange({ partType: undefined })} onOpen={remember} />}
      instead={!asked && <RecentSearches searches={searches} onChoose={(q) => onChange({ q })} />}
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
    </ListScreen>
  );
}

type RecentSearchesProps = { searches: readonly string[]; onChoose: (words: string) => void };

/** Before the person types: a hint, and the recent searches. */
function RecentSearches({ searches, onChoose }: RecentSearchesProps) {
  const t = useTranslations('parts');
  return (
    <>
      <EmptyState icon={IconSearch} title={t('typeNumber')} how={t('typeNumberHow')} />
      {searches.length > 0 && (
        <section>
          <SectionHeader title={t('recent')} />
          <List aria-label={t('recent')}>
            {searches.map((words) => (
              <ListRow key={words} lead={<IconClock size={20} />} title={words} onClick={() => onChoose(words)} />
            ))}
          </List>
        </section>
      )}
    </>
  );
}
