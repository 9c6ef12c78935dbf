import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { List } from '../../kit/ui/List.tsx';
import { FoundPart } from './FoundPart.tsx';
import type { PartSearch } from './use-part-search.ts';
import { useParts } from './use-parts.ts';
import { withZeros } from './with-zeros.ts';

type Props = { wanted: PartSearch; onEveryType: () => void; onOpen: () => void };

const OFFERED = 3;

/** Why nothing was found: a letter read for a digit, a filter, or how part numbers are written. */
export function NoParts({ wanted, onEveryType, onOpen }: Props) {
  const t = useTranslations('parts');
  const other = withZeros(wanted.q);
  const { rows = [] } = useParts({ ...wanted, q: other ?? '' }, other !== undefined);
  const offered = other === undefined ? [] : rows.slice(0, OFFERED);
  return (
    <>
      <EmptyState
        title={t('noMatch', { words: wanted.q.trim() })}
        action={
          wanted.partType && (
            <Button kind="outline" onClick={onEveryType}>
              {t('everyType')}
            </Button>
          )
        }
        note={offered.length === 0 && t('numberRule')}
      >
        {offered.length > 0 ? t('meantDigits', { words: other ?? '' }) : t('noMatchHow')}
      </EmptyState>
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
