import { COMPARISONS, type Comparison } from '@gemba/contract/accounting/statements/statement';
import { dayIn } from '../../kit/router/day-in.ts';
import { readDays } from '../../orders/index.ts';
import type { ChosenDays } from '../PeriodChips.tsx';

type Search = Readonly<Record<string, string | undefined>>;

/** A comparison is shown unless the address says `none`. */
type Compared = { compare: Comparison | undefined };
export type PeriodSearch = ChosenDays & Compared;
export type DaySearch = { asOf: string | undefined } & Compared;

const readCompare = (search: Search): Comparison | undefined =>
  search['compare'] === 'none'
    ? undefined
    : (COMPARISONS.find((known) => known === search['compare']) ?? 'previousPeriod');

const given = (fields: Search) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]));

/** The default is left out, so that equal statements have equal addresses. */
const writeCompare = (compare: Comparison | undefined) =>
  compare === 'previousPeriod' ? undefined : (compare ?? 'none');

export const readPeriod = (search: Search): PeriodSearch => {
  const { period, from, to } = readDays(search);
  const isFree = !period && (from || to);
  return {
    ...(isFree ? { period: undefined, from, to } : { period: period ?? 'fiscalYear', from: undefined, to: undefined }),
    compare: readCompare(search),
  };
};

export const writePeriod = ({ period, from, to, compare }: PeriodSearch) =>
  given({ period: period === 'fiscalYear' ? undefined : period, from, to, compare: writeCompare(compare) });

export const periodQuery = ({ period, from, to, compare }: PeriodSearch) => given({ period, from, to, compare });

export const readDay = (search: Search): DaySearch => ({ asOf: dayIn(search['asOf']), compare: readCompare(search) });

export const writeDay = ({ asOf, compare }: DaySearch) => given({ asOf, compare: writeCompare(compare) });

export const dayQuery = ({ asOf, compare }: DaySearch) => given({ asOf, compare });

/** The journal behind an account, or behind every account of a line; `as` cash, what it has brought. */
export const journalAddress = (
  of: { accountNumber: string; as?: 'cash' } | { line: string },
  days: { from: string; to: string },
) => `/accounting/journal?${new URLSearchParams({ ...of, ...days }).toString()}`;

export const resultAddress = ({ from, to }: { from: string; to: string }) =>
  `/accounting/profitAndLoss?${new URLSearchParams({ from, to }).toString()}`;
