import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { PagedList } from '../kit/ui/PagedList.tsx';
import { SearchArea } from '../kit/ui/SearchArea.tsx';
import { SearchField } from '../kit/ui/SearchField.tsx';
import { useParts } from './list/use-parts.ts';
import { usePartName } from './use-part-name.ts';

type Props = { start: string; onChoose: (partNumber: string) => void };

const LONGEST_SEARCH = 80;

/** Chooses a part by its number or by what it is called. */
export function PartSearch({ start, onChoose }: Props) {
  const t = useTranslations('parts');
  const nameOf = usePartName();
  const [words, setWords] = useState(start);
  const asked = useDeferredValue(words.trim());
  const pages = useParts({ q: asked, partType: undefined });
  return (
    <>
      <SearchArea>
        <SearchField code label={t('find')} value={words} maxLength={LONGEST_SEARCH} onChange={setWords} />
      </SearchArea>
      {asked === '' ? (
        <EmptyState icon={IconSearch} title={t('typeNumber')}>
          {t('typeNumberHow')}
        </EmptyState>
      ) : (
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={t('title')}
          empty={
            <EmptyState icon={IconSearch} title={t('noMatch', { words: asked })}>
              {t('noMatchHow')}
            </EmptyState>
          }
        >
          {(part) => (
            <ListRow
              key={part.partNumber}
              code
              title={part.partNumber}
              sub={nameOf(part)}
              onClick={() => onChoose(part.partNumber)}
            />
          )}
        </PagedList>
      )}
    </>
  );
}
