import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { piecesOf } from './windows.ts';

export interface Total {
  readonly amount: string;
  readonly base: string;
  /** Unknown where the journal or the stock keeps the total. */
  readonly entries: number | null;
}

/** The rows of a figure in some days. */
export interface WantedSum {
  readonly rows: string;
  readonly days: Period;
}

/** Totals by figure's rows and days. */
export type Totals = ReadonlyMap<string, Total>;

export const NO_TOTAL: Total = { amount: '0', base: '0', entries: null };
export const totalKey = ({ rows, days: { from, to } }: WantedSum) => `${rows} ${from} ${to}`;

type SumRow = Total & { place: number };

/** Days in pieces: of each piece the place of what it is a part of. */
interface Pieces {
  places: number[];
  rows: string[];
  spans: string[];
  from: string[];
  to: string[];
}

/** Looked up piece by piece: a join would read the totals of all days there ever were. */
const selectKept = statement<Pieces & { companyId: number }, SumRow>(
  `select w.place, sum(t.amount) as amount, sum(t.base) as base, sum(t.entries)::int as entries
     from unnest(:places::int[], :rows::text[], :spans::text[], :from::date[], :to::date[]) as w (place, rows, span, first, last)
    cross join lateral (
       select sum(k.amount) as amount, sum(k.base) as base, sum(k.entries) as entries from figure_total k
        where k.company_id = :companyId and k.figure = w.rows and k.dimension = 0 and k.span = w.span
          and k.start between w.first and w.last) as t
    where t.entries is not null group by 1`,
  { neverNull: ['place', 'amount', 'base'] },
);

/** In months and days, as the kept ones: few pieces are compared with few totals. */
const selectStock = statement<Pieces & { companyId: number }, SumRow>(
  `with daily as materialized (
     select figure, day, sum(amount) as amount from stock_figure
      where company_id = :companyId and figure = any (:rows::text[])
        and day >= (select min(one) from unnest(:from::date[]) as one)
      group by 1, 2),
   spans as (
     select 'd' as span, figure, day as start, amount from daily
      union all
     select 'm', figure, date_trunc('month', day)::date, sum(amount) from daily group by 2, 3)
   select w.place, sum(s.amount) as amount, 0::numeric as base, null::int as entries
     from unnest(:places::int[], :rows::text[], :spans::text[], :from::date[], :to::date[]) as w (place, rows, span, first, last)
     join spans s on s.figure = w.rows and s.span = w.span and s.start between w.first and w.last
    group by 1`,
  { neverNull: ['place', 'amount'] },
);

const selectStockNow = statement<{ companyId: number; places: number[]; rows: string[] }, SumRow>(
  `select w.place, sum(s.amount) as amount, 0::numeric as base, null::int as entries
     from unnest(:places::int[], :rows::text[]) as w (place, rows)
     join stock_figure s on s.company_id = :companyId and s.figure = w.rows group by 1`,
  { neverNull: ['place', 'amount'] },
);

const piecesIn = (wanted: readonly WantedSum[]): Pieces => {
  const pieces = wanted.flatMap(({ rows, days }, place) => piecesOf(days).map((piece) => ({ place, rows, ...piece })));
  return {
    places: pieces.map(({ place }) => place),
    rows: pieces.map(({ rows }) => rows),
    spans: pieces.map(({ span }) => span),
    from: pieces.map(({ from }) => from),
    to: pieces.map(({ to }) => to),
  };
};

const read = async (
  wanted: readonly WantedSum[],
  select: (different: readonly WantedSum[]) => Promise<readonly SumRow[]>,
): Promise<Totals> => {
  const different = [...new Map(wanted.map((one) => [totalKey(one), one])).values()];
  const found = different.length === 0 ? [] : await select(different);
  return new Map(found.map(({ place, ...total }) => [totalKey(different[place] as WantedSum), total]));
};

export const keptTotals = (tx: Tx, companyId: number, wanted: readonly WantedSum[]) =>
  read(wanted, (different) => tx.all(selectKept({ companyId, ...piecesIn(different) })));

export const stockTotals = (tx: Tx, companyId: number, wanted: readonly WantedSum[]) =>
  read(wanted, (different) => tx.all(selectStock({ companyId, ...piecesIn(different) })));

/** Totals of all that ever moved, whatever the days. */
export const stockTotalsNow = (tx: Tx, companyId: number, wanted: readonly WantedSum[]) =>
  read(wanted, (different) =>
    tx.all(
      selectStockNow({
        companyId,
        places: different.map((_, place) => place),
        rows: different.map(({ rows }) => rows),
      }),
    ),
  );
