import { COMPARISONS, type Comparison } from '@gemba/contract/accounting/statements/statement';
import { dayIn } from '../../kit/router/day-in.ts';
import { given } from '../../kit/router/given.ts';
import { readDays } from '../../orders/index.ts';
import type { ChosenDays } from '../PeriodChips.tsx';

type Search = Readonly<Record<string, string | undefined>>;

/** A comparison is shown unless the address says `none`. `sharedOn` is the day of a link that was shared, as it stands there. */
type Shown = { compare: Comparison | undefined; sharedOn: string | undefined };
export type PeriodSearch = ChosenDays & Shown;
export type DaySearch = { asOf: string | undefined } & Shown;

const readCompare = (search: Search): Comparison | undefined =>
  search['compare'] === 'none'
    ? undefined
    : (COMPARISONS.find((known) => known === search['compare']) ?? 'previousPeriod');

/** The query for the server. */
export type StatementQuery = Readonly<Record<string, string>>;

const readShown = (search: Search): Shown => ({
  compare: readCompare(search),
  sharedOn: search['sharedOn'] || undefined,
});

/** The default is left out, so that equal statements have equal addresses. */
const writeCompare = (compare: Comparison | undefined) =>
  compare === 'previousPeriod' ? undefined : (compare ?? 'none');

export const readPeriod = (search: Search): PeriodSearch => {
  const { period, from, to } = readDays(search);
  const isFree = !period && (from || to);
  return {
    ...(isFree ? { period: undefined, from, to } : { period: period ?? 'fiscalYear', from: undefined, to: undefined }),
    ...readShown(search),
  };
};

export const writePeriod = ({ period, from, to, compare, sharedOn }: PeriodSearch) =>
  given({ period: period === 'fiscalYear' ? undefined : period, from, to, compare: writeCompare(compare), sharedOn });

export const periodQuery = ({ period, from, to, compare, sharedOn }: PeriodSearch) =>
  given({ period, from, to, compare, sharedOn });

export const readDay = (search: Search): DaySearch => ({ asOf: dayIn(search['asOf']), ...readShown(search) });

export const writeDay = ({ asOf, compare, sharedOn }: DaySearch) =>
  given({ asOf, compare: writeCompare(compare), sharedOn });

export const dayQuery = ({ asOf, compare, sharedOn }: DaySearch) => given({ asOf, compare, sharedOn });

type Days = { from: string; to: string };
type Shared = { sharedOn: string | undefined };

/** Entries after the day of a shared link are not counted. */
export const lastCounted = (to: string, { sharedOn }: Shared) =>
  sharedOn !== undefined && sharedOn < to ? sharedOn : to;

/** The journal behind an account, or behind every account of a line; `as` cash, what it has brought. Undefined without a counted day. */
export const journalAddress = (
  of: { accountNumber: string; as?: 'cash' } | { line: string },
  { from, to }: Days,
  shared: Shared,
) => {
  const last = lastCounted(to, shared);
  return from <= last ? `/accounting/journal?${new URLSearchParams({ ...of, from, to: last }).toString()}` : undefined;
};

export const resultAddress = ({ from, to }: Days, { sharedOn }: Shared) =>
  `/accounting/profitAndLoss?${new URLSearchParams(given({ from, to, sharedOn })).toString()}`;
