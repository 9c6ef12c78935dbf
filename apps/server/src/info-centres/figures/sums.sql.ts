import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { piecesOf } from './windows.ts';

export interface Total {
  readonly amount: string;
  readonly base: string;
  /** Unknown where the ledger keeps the total. */
  readonly entries: number | null;
}

/** Windows by a name of the caller's. */
export type Windows = ReadonlyMap<string, Period>;
/** Totals by figure's rows and window. */
export type Totals = ReadonlyMap<string, Total>;

export const NO_TOTAL: Total = { amount: '0', base: '0', entries: null };
export const totalKey = (rows: string, window: string) => `${rows} ${window}`;

type SumRow = Total & { rows: string; window: string };

const selectKept = statement<
  { companyId: number; figures: string[]; windows: string[]; spans: string[]; from: string[]; to: string[] },
  SumRow
>(
  `select t.figure as rows, w.name as "window", sum(t.amount) as amount, sum(t.base) as base, sum(t.entries)::int as entries
     from unnest(:windows::text[], :spans::text[], :from::date[], :to::date[]) as w (name, span, first, last)
     join figure_total t on t.company_id = :companyId and t.figure = any (:figures::text[]) and t.dimension = 0
      and t.span = w.span and t.start between w.first and w.last
    group by 1, 2`,
  { neverNull: ['window'] },
);

/** Days are met one by one: that is quicker than to compare every day of the books with every window. */
const selectBooked = statement<
  { companyId: number; figures: string[]; windows: string[]; from: string[]; to: string[] },
  SumRow
>(
  `with daily as materialized (
     select figure, day, sum(amount) as amount, sum(base) as base from ledger_figure
      where company_id = :companyId and figure = any (:figures::text[])
        and day between (select min(one) from unnest(:from::date[]) as one) and (select max(one) from unnest(:to::date[]) as one)
      group by 1, 2)
   select d.figure as rows, w.name as "window", sum(d.amount) as amount, sum(d.base) as base, null::int as entries
     from unnest(:windows::text[], :from::date[], :to::date[]) as w (name, first, last)
    cross join lateral generate_series(w.first::timestamp, w.last::timestamp, interval '1 day') as one (moment)
     join daily d on d.day = one.moment::date
    group by 1, 2`,
  { neverNull: ['window', 'amount', 'base'] },
);

const selectBookedNow = statement<{ companyId: number; figures: string[] }, SumRow>(
  `select figure as rows, 'now' as "window", sum(amount) as amount, sum(base) as base, null::int as entries
     from ledger_figure where company_id = :companyId and figure = any (:figures::text[]) group by 1`,
  { neverNull: ['amount', 'base'] },
);

const byKey = (rows: readonly SumRow[]): Totals =>
  new Map(rows.map(({ rows: figure, window, ...total }) => [totalKey(figure, window), total]));

/** Piece by piece, with the name of its window. */
const piecesIn = (windows: Windows) =>
  [...windows].flatMap(([name, days]) => piecesOf(days).map((piece) => ({ name, ...piece })));

export async function keptTotals(tx: Tx, companyId: number, figures: string[], windows: Windows): Promise<Totals> {
  if (figures.length === 0) return new Map();
  const pieces = piecesIn(windows);
  const rows = await tx.all(
    selectKept({
      companyId,
      figures,
      windows: pieces.map(({ name }) => name),
      spans: pieces.map(({ span }) => span),
      from: pieces.map(({ from }) => from),
      to: pieces.map(({ to }) => to),
    }),
  );
  return byKey(rows);
}

/** Totals of the ledger: of some figures over these windows, of others all that was ever booked, as the window `now`. */
export async function bookedTotals(
  tx: Tx,
  companyId: number,
  { over, now }: { over: string[]; now: string[] },
  windows: Windows,
): Promise<Totals> {
  const days = [...windows];
  const [some, all] = await Promise.all([
    over.length === 0
      ? []
      : tx.all(
          selectBooked({
            companyId,
            figures: over,
            windows: days.map(([name]) => name),
            from: days.map(([, { from }]) => from),
            to: days.map(([, { to }]) => to),
          }),
        ),
    now.length === 0 ? [] : tx.all(selectBookedNow({ companyId, figures: now })),
  ]);
  return byKey([...some, ...all]);
}
