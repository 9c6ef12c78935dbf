import { type Violation } from '@gemba/contract/kit/rules';
import { useSayViolation } from '../../inventory/index.ts';
import { useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { errorsOf } from './errors.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';
import type { PickKind, PickLine } from './pick-line.ts';
import { NOTHING_TYPED, type Typed, type TypedLine } from './typed.ts';

type Picking = {
  lines: readonly PickLine[];
  kind: PickKind;
  /** The rules of the call, over the request that the entered values make. */
  rulesOf: (typed: Typed) => readonly Violation[];
  posting: Pick<Posting, 'refused' | 'forgive'>;
};

/** The entered values of all lines that are taken from the shelves, and their errors at their fields. */
export const usePickForm = ({ lines, kind, rulesOf, posting }: Picking) => {
  const say = useSayViolation();
  const form = useForm<Typed>({
    name: kind,
    empty: NOTHING_TYPED,
    errorsOf: (typed) => errorsOf(rulesOf(typed), lines, typed, { kind, say }),
    fieldOf: (refused, typed) => fieldOfRefusal(refused, lines, typed, kind),
    posting,
  });
  return {
    ...form,
    writeLine: ({ itemNumber }: PickLine, line: TypedLine) =>
      form.write({ lines: { ...form.typed.lines, [itemNumber]: line } }),
  };
};

export type PickFormState = ReturnType<typeof usePickForm>;
