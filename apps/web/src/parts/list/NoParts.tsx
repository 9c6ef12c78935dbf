import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { FoundPart } from './FoundPart.tsx';
import { useListParts } from './use-list-parts.ts';
import type { PartSearch } from './use-part-search.ts';
import { withZeros } from './with-zeros.ts';

type Props = { wanted: PartSearch; onEveryType: () => void; onOpen: () => void };

const OFFERED = 3;

/** The reason for an empty result: a letter read for a digit, a filter, or the format of part numbers. */
export function NoParts({ wanted, onEveryType, onOpen }: Props) {
  const t = useTranslations('parts');
  const other = withZeros(wanted.q);
  const { rows = [] } = useListParts({ ...wanted, q: other ?? '' }, other !== undefined);
  const offered = other === undefined ? [] : rows.slice(0, OFFERED);
  return (
    <>
      <EmptyState
        title={t('noMatch', { words: wanted.q.trim() })}
        how={offered.length > 0 ? t('meantDigits', { words: other ?? '' }) : t('noMatchHow')}
        action={
          wanted.partType && (
            <Button kind="outline" onClick={onEveryType}>
              {t('everyType')}
            </Button>
          )
        }
        note={offered.length === 0 && t('numberRule')}
      />
      {offered.length > 0 && (
        <List aria-label={t('title')}>
          {offered.map((part) => (
            <FoundPart key={part.partNumber} part={part} onOpen={onOpen} />
          ))}
        </List>
      )}
    </>
  );
}
