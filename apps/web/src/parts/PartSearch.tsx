import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePartName } from '../kit/text/use-part-name.ts';
import { EmptyState } from '../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { SearchArea } from '../kit/ui/input/SearchArea.tsx';
import { SearchField } from '../kit/ui/input/SearchField.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { PagedList } from '../kit/ui/list/PagedList.tsx';
import { useLookUpParts } from './use-look-up-parts.ts';

type Props = { start: string; onChoose: (partNumber: string) => void };

const LONGEST_SEARCH = 80;

/** Chooses a part by number or name. */
export function PartSearch({ start, onChoose }: Props) {
  const t = useTranslations('parts');
  const nameOf = usePartName();
  const [words, setWords] = useState(start);
  const asked = useDeferredValue(words.trim());
  const pages = useLookUpParts(asked);
  return (
    <>
      <SearchArea>
        <SearchField code focused label={t('find')} value={words} maxLength={LONGEST_SEARCH} onChange={setWords} />
      </SearchArea>
      {asked === '' ? (
        <EmptyState icon={IconSearch} title={t('typeNumber')} how={t('typeNumberHow')} />
      ) : (
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={t('title')}
          empty={<EmptyState icon={IconSearch} title={t('noMatch', { words: asked })} how={t('noMatchHow')} />}
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
