import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKnownParts, useSayViolation, useShelves } from '../../inventory/index.ts';
import { useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { errorsOf, fieldOfRefusal } from './errors.ts';
import { otherShelves, suggestTo, type Way, withOnlyShelf, withSuggestions } from './suggest.ts';
import type { Typed } from './typed.ts';
import { useSuggestPlace } from './use-suggest-place.ts';

/** The pause after typing before a part number is looked up. */
const SETTLED_MS = 300;

type Beginning = {
  empty: Typed;
  /** The location where the last part went. */
  lastTo: string | undefined;
};

/** The numbers of its parts, as one text that changes with them. */
const partsOf = ({ moves }: Typed) => {
  const named = moves.map(({ part }) => asPartNumber(part)).filter(isPartNumber);
  return [...new Set(named)].join(' ');
};

/** The form of a move, with the places where its parts lie and where they may go. */
export const useMoveForm = (posting: Pick<Posting, 'refused' | 'forgive'>, { empty, lastTo }: Beginning) => {
  const t = useTranslations('warehouse');
  const say = useSayViolation();
  const [parts, setParts] = useState(() => partsOf(empty));
  const settled = parts === '' ? [] : parts.split(' ');
  const shelvesOf = useShelves(settled);
  const partNamed = useKnownParts(settled);
  const placeFor = useSuggestPlace(
    settled
      .flatMap((part) => (shelvesOf(part) ?? []).map(({ location }) => ({ part, from: location })))
      .filter(({ part, from }) => otherShelves(shelvesOf(part), from).length === 0),
    lastTo,
  );
  const suggestionOf = (way: Way) => suggestTo(way, shelvesOf(way.part), placeFor);
  const form = useForm<Typed>({
    name: 'move',
    empty,
    posting,
    fieldOf: fieldOfRefusal,
    errorsOf: (typed) =>
      errorsOf(withSuggestions(withOnlyShelf(typed, shelvesOf), suggestionOf), {
        say,
        shelvesOf,
        partName: t('part'),
        partNamed,
      }),
  });
  const wanted = partsOf(form.typed);
  useEffect(() => {
    const timer = setTimeout(() => setParts(wanted), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const typed = withOnlyShelf(form.typed, shelvesOf);
  return { form, typed, sent: withSuggestions(typed, suggestionOf), shelvesOf, partNamed, suggestionOf };
};
