import type { Dimension } from '@gemba/contract/info-centres/figures';
import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { piecesOf } from './windows.ts';

/** One ranking that is asked for. */
export interface Wanted {
  readonly rows: string;
  readonly by: Dimension;
  readonly dimension: number;
  readonly order: 'amount' | 'highest' | 'lowest';
  readonly days: Period;
}

export interface Ranked {
  /** Which of the rankings that are asked for. */
  readonly place: number;
  readonly key: string;
  /** The name of the customer, vendor and so on; the key itself where it has none. */
  readonly text: string;
  readonly amount: string;
  readonly base: string;
}

interface Asked {
  companyId: number;
  places: number[];
  figures: string[];
  by: string[];
  dimensions: number[];
  orders: string[];
  spans: string[];
  from: string[];
  to: string[];
  most: number;
}

/** The name that a key of a dimension has; null where it is its own. */
const NAME = `case by
    when 'customer' then (select customer_name from customer c where c.company_id = :companyId and c.customer_id = key)
    when 'productCode' then (select product_name from product_line p where p.company_id = :companyId and p.product_code = key)
    when 'salesCode' then (select sales_name from sales_code s where s.company_id = :companyId and s.sales_code = key)
    when 'vendor' then (select vendor_name from vendor v where v.company_id = :companyId and v.vendor_id = key)
    when 'buyer' then (select buyer_name from buyer b where b.company_id = :companyId and b.buyer_code = key)
    when 'workCentre' then (select wc_name from work_centre w where w.company_id = :companyId and w.wc = key)
    when 'defect' then (select min(defect_name) from defect_item d where d.company_id = :companyId and d.defect_code = key)
    when 'alarmType' then (select type_name from alarm_type a where a.company_id = :companyId and a.type_id::text = key) end`;

/** Looked up piece by piece, and added up there by key: few sums are left to be sorted. */
const selectRanked = statement<Asked, Ranked>(
  `select place, key, coalesce(${NAME}, key) as text, amount, base from (
     select place, by, key, amount, base, row_number() over (partition by place order by
              case "order" when 'amount' then amount when 'highest' then amount / base else -amount / base end desc, key) as rank
       from (select w.place, w.by, w."order", t.key, sum(t.amount) as amount, sum(t.base) as base
               from unnest(:places::int[], :figures::text[], :by::text[], :dimensions::smallint[], :orders::text[], :spans::text[],
                           :from::date[], :to::date[]) as w (place, figure, by, dimension, "order", span, first, last)
              cross join lateral (
                 select k.key, sum(k.amount) as amount, sum(k.base) as base from figure_total k
                  where k.company_id = :companyId and k.figure = w.figure and k.dimension = w.dimension
                    and k.span = w.span and k.start between w.first and w.last group by 1) as t
              group by w.place, w.by, w."order", t.key
             having case w."order" when 'amount' then sum(t.amount) > 0 else sum(t.base) > 0 end) as summed) as ranked
    where rank <= :most order by place, rank`,
  { neverNull: ['place'] },
);

export async function rankedKeys(tx: Tx, companyId: number, wanted: readonly Wanted[], most: number) {
  if (wanted.length === 0) return [];
  const pieces = wanted.flatMap(({ days, ...one }, place) =>
    piecesOf(days).map((piece) => ({ ...one, place, ...piece })),
  );
  return tx.all(
    selectRanked({
      companyId,
      places: pieces.map(({ place }) => place),
      figures: pieces.map(({ rows }) => rows),
      by: pieces.map(({ by }) => by),
      dimensions: pieces.map(({ dimension }) => dimension),
      orders: pieces.map(({ order }) => order),
      spans: pieces.map(({ span }) => span),
      from: pieces.map(({ from }) => from),
      to: pieces.map(({ to }) => to),
      most,
    }),
  );
}

const selectName = statement<{ companyId: number; by: string; key: string }, { name: string }>(
  `select coalesce(${NAME}, key) as name from (select :by::text as by, :key::text as key) as asked`,
);

export const nameOfKey = async (tx: Tx, companyId: number, by: Dimension, key: string) =>
  (await tx.one(selectName({ companyId, by, key }))).name;
