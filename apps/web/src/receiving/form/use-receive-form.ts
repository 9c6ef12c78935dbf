import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Posting, useRefusal } from '../../inventory/index.ts';
import { useDraft } from '../../kit/form/use-draft.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { type Fault, faultsOf, type Rules, type Spot } from './faults.ts';
import type { ReceiveLine } from './receive-line.ts';
import { spotOfRefusal } from './spot-of-refusal.ts';
import { NOTHING_TYPED, type Typed, type TypedLine } from './typed.ts';

const QUANTITIES = ['received', 'rest', 'more', 'quantity'];

/** What is entered for all lines, and what is wrong with it, at the places where it stands. */
export const useReceiveForm = (lines: readonly ReceiveLine[], rules: Rules, posting: Pick<Posting, 'refused' | 'forgive'>) => {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const figures = useFigures();
  const say = useRefusal() as unknown as (code: string, facts?: object) => string;
  const { fields, change, clear, restored } = useDraft<Typed>('receive', NOTHING_TYPED);
  const [tried, setTried] = useState(0);
  const typed = fields;
  const faults = faultsOf(lines, typed, rules, locale);
  const { refused } = posting;
  const refusedAt = refused && spotOfRefusal(refused, lines, typed);

  const sentence = ({ code, facts = {}, names }: Fault) => {
    const written = Object.entries(facts).map(([name, fact]) => [
      name,
      QUANTITIES.includes(name) ? figures.quantity(String(fact)) : fact,
    ]);
    const said: Record<string, string | number> = Object.fromEntries(written);
    if (code === 'notPlaced') return t('notPlaced', { rest: String(said['rest']) });
    if (code === 'placedTooMuch') return t('placedTooMuch', { more: String(said['more']) });
    if (code === 'amountRule') return t('amountRule');
    return say(code, names ? { msg: t(`field.${names}`) } : said);
  };
  const shownFault = (spot: Spot) => {
    const fault = faults.get(spot);
    return fault && (!fault.late || tried > 0) ? fault : undefined;
  };
  const errorAt = (spot: Spot): string | undefined => {
    if (refused && refusedAt === spot) return refused.message;
    const fault = shownFault(spot);
    return fault && sentence(fault);
  };
  /** Whether a line has something wrong that is shown. */
  const isWrong = ({ itemNumber }: ReceiveLine) => {
    const here = (spot: Spot) => spot === String(itemNumber) || spot.startsWith(`${itemNumber}.`);
    return (refusedAt !== undefined && here(refusedAt)) || [...faults.keys()].some((spot) => here(spot) && shownFault(spot));
  };
  const write = (part: Partial<Typed>) => {
    posting.forgive();
    change(part);
  };
  return {
    typed,
    restored,
    clear,
    faults,
    errorAt,
    isWrong,
    /** The server's refusal stands at one of the fields. */
    saidAtField: refusedAt !== undefined,
    refusedAt,
    tried,
    tryNow: () => setTried((before) => before + 1),
    write,
    writeLine: ({ itemNumber }: ReceiveLine, line: TypedLine) =>
      write({ lines: { ...typed.lines, [itemNumber]: line } }),
  };
};

export type ReceiveFormState = ReturnType<typeof useReceiveForm>;
