import { figureValue } from '@gemba/contract/info-centres/figure-value';
import * as contract from '@gemba/contract/info-centres/get-figure';
import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { averageOf } from './average-of.ts';
import { nameOfKey } from './rankings.sql.ts';
import { countRows } from './rows.sql.ts';
import type { Total } from './sums.sql.ts';
import { totalsOf } from './totals-of.ts';
import { type WantedRows, wantedRows } from './wanted-rows.ts';
import { piecesOf, shownDay } from './windows.ts';
import { yearBefore } from './windows-drawn.ts';

interface OfKey {
  companyId: number;
  rows: string;
  dimension: number;
  key: string;
  spans: string[];
  from: string[];
  to: string[];
}

const selectOfKey = statement<OfKey, Total>(
  `select coalesce(sum(t.amount), 0) as amount, coalesce(sum(t.base), 0) as base, coalesce(sum(t.entries), 0)::int as entries
     from unnest(:spans::text[], :from::date[], :to::date[]) as w (span, first, last)
     join figure_total t on t.company_id = :companyId and t.figure = :rows and t.dimension = :dimension::smallint and t.key = :key
      and t.span = w.span and t.start between w.first and w.last`,
);

/** The sums of the rows in some days. */
async function totalIn(tx: Tx, companyId: number, { name, figure, one }: WantedRows, days: Period) {
  if (!one) return (await totalsOf(tx, companyId, [{ name, days }]))(name, days);
  const pieces = piecesOf(days);
  return tx.one(
    selectOfKey({
      companyId,
      rows: figure.rows,
      ...one,
      spans: pieces.map(({ span }) => span),
      from: pieces.map(({ from }) => from),
      to: pieces.map(({ to }) => to),
    }),
  );
}

/** One figure with the sums behind it. */
export const getFigure = operation(contract.getFigure, async (tx, actor, { params, query }) => {
  const { companyId } = actor;
  const wanted = await wantedRows(tx, actor, params.figure, query);
  const { books, days, figure, one } = wanted;
  const total = await totalIn(tx, companyId, wanted, days);
  const { dimension } = query;
  return {
    asOf: books.asOf,
    currency: books.currency,
    value: figureValue(figure, total),
    ...total,
    entries: total.entries ?? (await countRows(tx, companyId, wanted)),
    average12Months:
      figure.time === 'period' ? averageOf(figure, await totalIn(tx, companyId, wanted, yearBefore(books.day))) : null,
    from: shownDay(days.from),
    to: shownDay(days.to),
    name: one && dimension ? await nameOfKey(tx, companyId, dimension, one.key) : null,
  };
});
