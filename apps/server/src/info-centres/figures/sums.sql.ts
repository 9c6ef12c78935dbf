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

/** Windows by a name of the caller's. */
export type Windows = ReadonlyMap<string, Period>;
/** Totals by figure's rows and window. */
export type Totals = ReadonlyMap<string, Total>;

export const NO_TOTAL: Total = { amount: '0', base: '0', entries: null };
export const totalKey = (rows: string, window: string) => `${rows} ${window}`;

type SumRow = Total & { rows: string; window: string };

/** Windows in pieces: of each piece the name of its window. */
interface Pieces {
  windows: string[];
  spans: string[];
  from: string[];
  to: string[];
}

const selectKept = statement<Pieces & { companyId: number; figures: string[] }, SumRow>(
  `select t.figure as rows, w.name as "window", sum(t.amount) as amount, sum(t.base) as base, sum(t.entries)::int as entries
     from unnest(:windows::text[], :spans::text[], :from::date[], :to::date[]) as w (name, span, first, last)
     join figure_total t on t.company_id = :companyId and t.figure = any (:figures::text[]) and t.dimension = 0
      and t.span = w.span and t.start between w.first and w.last
    group by 1, 2`,
  { neverNull: ['window'] },
);

/** In months and days, as the kept ones: few pieces are compared with few totals. */
const selectStock = statement<Pieces & { companyId: number; figures: string[] }, SumRow>(
  `with daily as materialized (
     select figure, day, sum(amount) as amount from stock_figure
      where company_id = :companyId and figure = any (:figures::text[])
        and day >= (select min(one) from unnest(:from::date[]) as one)
      group by 1, 2),
   spans as (
     select 'd' as span, figure, day as start, amount from daily
      union all
     select 'm', figure, date_trunc('month', day)::date, sum(amount) from daily group by 2, 3)
   select s.figure as rows, w.name as "window", sum(s.amount) as amount, 0::numeric as base, null::int as entries
     from unnest(:windows::text[], :spans::text[], :from::date[], :to::date[]) as w (name, span, first, last)
     join spans s on s.span = w.span and s.start between w.first and w.last
    group by 1, 2`,
  { neverNull: ['window', 'amount'] },
);

const selectStockNow = statement<{ companyId: number; figures: string[] }, SumRow>(
  `select figure as rows, 'now' as "window", sum(amount) as amount, 0::numeric as base, null::int as entries
     from stock_figure where company_id = :companyId and figure = any (:figures::text[]) group by 1`,
  { neverNull: ['amount'] },
);

const byKey = (rows: readonly SumRow[]): Totals =>
  new Map(rows.map(({ rows: figure, window, ...total }) => [totalKey(figure, window), total]));

const piecesIn = (windows: Windows): Pieces => {
  const pieces = [...windows].flatMap(([name, days]) => piecesOf(days).map((piece) => ({ name, ...piece })));
  return {
    windows: pieces.map(({ name }) => name),
    spans: pieces.map(({ span }) => span),
    from: pieces.map(({ from }) => from),
    to: pieces.map(({ to }) => to),
  };
};

export async function keptTotals(tx: Tx, companyId: number, figures: string[], windows: Windows): Promise<Totals> {
  if (figures.length === 0) return new Map();
  const rows = await tx.all(selectKept({ companyId, figures, ...piecesIn(windows) }));
  return byKey(rows);
}

/** Totals of the stock: of some figures over these windows, of others all that ever moved, as the window `now`. */
export async function stockTotals(
  tx: Tx,
  companyId: number,
  { over, now }: { over: string[]; now: string[] },
  windows: Windows,
): Promise<Totals> {
  const [some, all] = await Promise.all([
    over.length === 0 ? [] : tx.all(selectStock({ companyId, figures: over, ...piecesIn(windows) })),
    now.length === 0 ? [] : tx.all(selectStockNow({ companyId, figures: now })),
  ]);
  return byKey([...some, ...all]);
}
