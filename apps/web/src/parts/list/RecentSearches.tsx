import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconClock, IconSearch } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';

type Props = { searches: readonly string[]; onChoose: (words: string) => void };

/** Before anything is typed: what to type, and what was typed before. */
export function RecentSearches({ searches, onChoose }: Props) {
  const t = useTranslations('parts');
  return (
    <>
      <EmptyState icon={IconSearch} title={t('typeNumber')}>
        {t('typeNumberHow')}
      </EmptyState>
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
