import { useState } from 'react';
import { useDraft } from '../../kit/form/use-draft.ts';
import type { Posting, RefusedPosting } from './use-posting.ts';

/** Where something stands: `3`, `3.places.1.location`, `header.carrier`, `form`. */
export type Spot = string;
/** What is wrong there, in words. `late`: said only once somebody wants to send. */
export type Fault = { says: string; late?: boolean };
export type Faults = ReadonlyMap<Spot, Fault>;

type Form<Typed> = {
  /** Of its draft. */
  name: string;
  empty: Typed;
  /** Every rule that can be looked at before anything is sent. The server looks at all of them again. */
  faultsOf: (typed: Typed) => Faults;
  /** Where a refusal of the server belongs; nothing where it is about the whole. */
  spotOf: (refused: RefusedPosting, typed: Typed) => Spot | undefined;
  posting: Pick<Posting, 'refused' | 'forgive'>;
};

/** What is entered for a posting, kept as a draft, and what is wrong with it at the places where it stands. */
export const usePostingForm = <Typed extends Record<string, unknown>>(form: Form<Typed>) => {
  const { posting } = form;
  const { fields: typed, change, clear, restored } = useDraft<Typed>(form.name, form.empty);
  const [tried, setTried] = useState(0);
  const [told, setTold] = useState<{ last: RefusedPosting | undefined; times: number }>({ last: undefined, times: 0 });
  const faults = form.faultsOf(typed);
  const { refused } = posting;
  const refusedAt = refused && form.spotOf(refused, typed);
  // A refusal that is cleared by typing is no reason to lead the person elsewhere; a new one is.
  if (refused && refused !== told.last) setTold({ last: refused, times: told.times + 1 });
  const errorAt = (spot: Spot): string | undefined => {
    if (refused && refusedAt === spot) return refused.message;
    const fault = faults.get(spot);
    return fault && (!fault.late || tried > 0) ? fault.says : undefined;
  };
  const spots = [...faults.keys(), ...(refusedAt === undefined ? [] : [refusedAt])];
  const spotsOf = (place: string | number) =>
    spots.filter((spot) => spot === String(place) || spot.startsWith(`${place}.`));
  return {
    typed,
    restored,
    clear: () => {
      setTried(0);
      posting.forgive();
      clear();
    },
    errorAt,
    /** Whether something wrong is shown at a place or below it. */
    isWrong: (place: string | number) => spotsOf(place).some((spot) => errorAt(spot) !== undefined),
    /** Whether something is missing at a place or below it, said already or not: only without it is a line done. */
    lacks: (place: string | number) => spotsOf(place).length > 0,
    /** The server's refusal stands at one of the fields. */
    saidAtField: refusedAt !== undefined,
    /** Changes with every time that somebody should be shown what is wrong. */
    attempt: tried + told.times > 0 ? `${tried} ${told.times}` : '',
    /** Says all that is wrong from now on; whether there is nothing. */
    mayGo: () => {
      setTried(tried + 1);
      return faults.size === 0;
    },
    write: (part: Partial<Typed>) => {
      posting.forgive();
      change(part);
    },
  };
};

export type PostingForm<Typed extends Record<string, unknown>> = ReturnType<typeof usePostingForm<Typed>>;
