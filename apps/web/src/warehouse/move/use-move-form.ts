import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Posting, usePostingForm, useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTracedParts } from '../use-traced-parts.ts';
import { faultsOf, spotOfRefusal } from './faults.ts';
import { NOTHING_TYPED, type Typed } from './typed.ts';
import { useShelves } from './use-shelves.ts';

/** Somebody who types a part number is not asked about each beginning of it. */
const SETTLED_MS = 300;

/** What is entered of a move, with where its parts lie. */
export const useMoveForm = (posting: Pick<Posting, 'refused' | 'forgive'>) => {
  const t = useTranslations('warehouse');
  const say = useRefusal();
  const figures = useFigures();
  const [parts, setParts] = useState('');
  const settled = parts === '' ? [] : parts.split(' ');
  const shelvesOf = useShelves(settled);
  const isTraced = useTracedParts(settled);
  const form = usePostingForm<Typed>({
    ...{ name: 'move', empty: NOTHING_TYPED, posting, spotOf: spotOfRefusal },
    faultsOf: (typed) => faultsOf(typed, { say, shown: figures.quantity, shelvesOf, isTraced, partWord: t('part') }),
  });
  const named = form.typed.moves.map(({ part }) => asPartNumber(part)).filter(isPartNumber);
  const wanted = [...new Set(named)].join(' ');
  useEffect(() => {
    const timer = setTimeout(() => setParts(wanted), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { form, shelvesOf, isTraced };
};
