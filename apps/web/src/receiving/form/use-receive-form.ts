import { useLocale, useTranslations } from 'use-intl';
import { type Posting, type PostingForm, usePostingForm, useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { type Fault, faultsOf, type Rules } from './faults.ts';
import type { ReceiveLine } from './receive-line.ts';
import { spotOfRefusal } from './spot-of-refusal.ts';
import { NOTHING_TYPED, type Typed } from './typed.ts';

export const RECEIVE_FORM = 'receive';
const QUANTITIES = ['received', 'rest', 'more', 'quantity'];

/** What is entered for all lines, and what is wrong with it, at the places where it stands. */
export const useReceiveForm = (
  lines: readonly ReceiveLine[],
  rules: Rules,
  posting: Pick<Posting, 'refused' | 'forgive'>,
): PostingForm<Typed> => {
  const t = useTranslations('receiving');
  const locale = useLocale();
  const figures = useFigures();
  const say = useRefusal() as unknown as (code: string, facts?: object) => string;

  const sentence = ({ code, facts = {}, names }: Fault) => {
    const written = Object.entries(facts).map(([name, fact]) => [
      name,
      QUANTITIES.includes(name)
        ? figures.quantity(String(fact))
        : name === 'orderDate'
          ? figures.day(String(fact))
          : fact,
    ]);
    const said: Record<string, string | number> = Object.fromEntries(written);
    if (code === 'notPlaced') return t('notPlaced', { rest: String(said['rest']) });
    if (code === 'placedTooMuch') return t('placedTooMuch', { more: String(said['more']) });
    if (code === 'amountRule') return t('amountRule');
    return say(code, names ? { msg: t(`field.${names}`) } : said);
  };
  return usePostingForm<Typed>({
    ...{ name: RECEIVE_FORM, empty: NOTHING_TYPED, posting },
    faultsOf: (typed) =>
      new Map(
        [...faultsOf(lines, typed, rules, locale)].map(([spot, fault]) => [
          spot,
          { says: sentence(fault), late: !!fault.late },
        ]),
      ),
    spotOf: (refused, typed) => spotOfRefusal(refused, lines, typed),
  });
};
