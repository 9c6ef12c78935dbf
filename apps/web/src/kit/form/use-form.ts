import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefusedPosting } from '../posting/refused-posting.ts';
import type { Posting } from '../posting/use-posting.ts';
import { useDraft } from './use-draft.ts';

/** A field path on the screen: `3`, `3.places.1.location`, `header.carrier`, `form`. */
export type FieldPath = string;
/** `late`: something is still missing there, which is shown only once the person wants to send. */
export type FormError = { message: string; late?: boolean };
export type FormErrors = ReadonlyMap<FieldPath, FormError>;

type Definition<Typed> = {
  /** The name of its draft. A form without one is kept nowhere: passwords. */
  name?: string;
  empty: Typed;
  /** Every rule that can be checked before anything is sent. The server checks all of them again. */
  errorsOf: (typed: Typed) => FormErrors;
  /** The field that a refusal of the server belongs to; undefined where it is about the whole form. */
  fieldOf?: (refused: RefusedPosting, typed: Typed) => FieldPath | undefined;
  posting?: Pick<Posting, 'refused' | 'forgive'>;
};

/** Fields mark themselves by `aria-invalid`, anything else by `data-wrong`. */
const WRONG = '[aria-invalid="true"], [data-wrong] button, [data-wrong]';

/**
 * The state of a form: the entered values, kept as a draft if it has a name, and the errors at their fields, the server's refusal among
 * them. Sent too early or refused, the first wrong field gets the focus and comes into view.
 */
export const useForm = <Typed extends Record<string, unknown>>(definition: Definition<Typed>) => {
  const { posting } = definition;
  const { fields: typed, change, clear, restored } = useDraft<Typed>(definition.name, definition.empty);
  const [tried, setTried] = useState(0);
  const [told, setTold] = useState<{ last: RefusedPosting | undefined; times: number }>({ last: undefined, times: 0 });
  const element = useRef<HTMLElement>(null);
  const body = useCallback((found: HTMLElement | null) => {
    element.current = found;
  }, []);
  const errors = definition.errorsOf(typed);
  const refused = posting?.refused;
  const refusedAt = refused && definition.fieldOf?.(refused, typed);
  // A refusal that is cleared by typing is no reason to lead the person elsewhere; a new one is.
  if (refused && refused !== told.last) setTold({ last: refused, times: told.times + 1 });
  const attempt = tried + told.times > 0 ? `${tried} ${told.times}` : '';

  useEffect(() => {
    if (attempt === '') return;
    const wrong = element.current?.querySelector<HTMLElement>(WRONG);
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
    // A password is typed anew: nobody sees what is wrong in it.
    if (wrong instanceof HTMLInputElement && wrong.type === 'password') wrong.select();
    if (wrong) navigator.vibrate?.(80);
  }, [attempt]);

  const errorAt = (field: FieldPath): string | undefined => {
    if (refused && refusedAt === field) return refused.message;
    const error = errors.get(field);
    return error && (!error.late || tried > 0) ? error.message : undefined;
  };
  const wrongFields = [...errors.keys(), ...(refusedAt === undefined ? [] : [refusedAt])];
  const fieldsBelow = (place: string | number) =>
    wrongFields.filter((field) => field === String(place) || field.startsWith(`${place}.`));
  return {
    typed,
    restored,
    clear: () => {
      setTried(0);
      posting?.forgive();
      clear();
    },
    errorAt,
    /** Whether an error is shown at a field or below it. */
    isWrong: (place: string | number) => fieldsBelow(place).some((field) => errorAt(field) !== undefined),
    /** Whether something is wrong or missing at a field or below it, shown already or not: such a line is not done. */
    lacks: (place: string | number) => fieldsBelow(place).length > 0,
    /** The server's refusal is shown at one of the fields. */
    refusedAtField: refusedAt !== undefined,
    /** Changes each time that the person should be led to the first wrong field; empty before. */
    attempt,
    /** The `ref` of the element that holds the fields: the first wrong one in it gets the focus. */
    body,
    /** Shows all errors from now on; answers whether there are none. */
    mayGo: () => {
      setTried(tried + 1);
      return errors.size === 0;
    },
    write: (part: Partial<Typed>) => {
      posting?.forgive();
      change(part);
    },
  };
};

export type Form<Typed extends Record<string, unknown>> = ReturnType<typeof useForm<Typed>>;
