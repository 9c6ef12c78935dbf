import type { Violation } from '@gemba/contract/kit/rules';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';

const QUANTITIES = ['received', 'quantity', 'maximum', 'onHandQuantity', 'waiting'];
const DAYS = ['announced', 'orderDate'];

/** The sentence of a broken rule, with quantities and days as the reader writes them. */
export const useSayViolation = () => {
  const say = useTranslations('refusals') as unknown as (code: string, facts: object) => string;
  const figures = useFigures();
  const shown = (name: string, fact: string | number) => {
    if (QUANTITIES.includes(name)) return figures.quantity(String(fact));
    return DAYS.includes(name) ? figures.day(String(fact)) : fact;
  };
  return ({ code, facts }: Violation) =>
    say(code, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(name, fact)])));
};
