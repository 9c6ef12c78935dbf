import { useLocale } from 'use-intl';
import { type Posting, type PostingForm, usePostingForm, useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { faultsOf } from './faults.ts';
import type { PickLine } from './pick-line.ts';
import { spotOfRefusal } from './spot-of-refusal.ts';
import { NOTHING_TYPED, type Typed, type TypedLine } from './typed.ts';

type Picking = {
  lines: readonly PickLine[];
  kind: 'ship' | 'issue';
  today: string;
  /** When the order was made; what is issued has no paper with a day. */
  orderDate?: string;
  posting: Pick<Posting, 'refused' | 'forgive'>;
};

/** What is entered for all lines that are taken from the shelves, and what is wrong with it. */
export const usePickForm = ({ lines, kind, today, orderDate = '', posting }: Picking) => {
  const locale = useLocale();
  const say = useRefusal();
  const figures = useFigures();
  const rules = { kind, today, orderDate, locale, say, shown: figures.quantity, day: figures.day };
  const form: PostingForm<Typed> = usePostingForm<Typed>({
    name: kind,
    empty: NOTHING_TYPED,
    faultsOf: (typed) => faultsOf(lines, typed, rules),
    spotOf: (refused, typed) => spotOfRefusal(refused, lines, typed, kind),
    posting,
  });
  return {
    ...form,
    writeLine: ({ itemNumber }: PickLine, line: TypedLine) =>
      form.write({ lines: { ...form.typed.lines, [itemNumber]: line } }),
  };
};

export type PickFormState = ReturnType<typeof usePickForm>;
