import type { Tx } from '../../kit/database/database.ts';
import { type Statement, statement } from '../../kit/database/statement.ts';
import { CHANGED, type ChangeKind } from './change-tables.ts';

/** An item as a change sees it. Decimals have no trailing zeros, as people write them. */
export interface ItemRow {
  part: string | null;
  quantity: string;
  price: string | null;
  dateRequired: string;
  posted: string;
  closed: boolean;
}

export interface Changes {
  quantity?: string | undefined;
  price?: string | undefined;
  dateRequired?: string | undefined;
}

export interface Totals {
  total: string;
  taxTotal: string;
  /** Compared with the limit: positive lines with tax, in base currency. */
  amount: string;
}

type Key = { companyId: number; number: string };
type ItemKey = Key & { item: number };
type Tried = Key & { item: number | null; quantity: string | null; price: string | null };
type Changed = ItemKey & { quantity: string | null; price: string | null; dateRequired: string | null };

/** The statements that change an order of a kind. */
interface ChangeStatements {
  selectItem: Statement<ItemKey, ItemRow>;
  selectTotals: Statement<Tried, Totals>;
  updateItem: Statement<Changed, void>;
  updateTotals: Statement<Key & Totals, { whole: boolean }>;
}

const statementsOf = (kind: Exclude<ChangeKind, 'wo'>): ChangeStatements => {
  const { table, number, items, quantity, price, posted, whole, along, arrives, counts, closed } = CHANGED[kind];
  const ITS_ITEMS = `from ${items} where company_id = :companyId and ${number} = :number`;
  // sql: names of change-tables.ts only
  const TOTALS = `select sum(net) + sum(round(net * tax_rate / 100, 2)) as total, sum(round(net * tax_rate / 100, 2)) as tax_total,
      round((coalesce(sum(positive), 0) + coalesce(sum(round(positive * tax_rate / 100, 2)), 0))
            * (select exchange_rate from ${table} where company_id = :companyId and ${number} = :number), 2) as amount`;
  return {
    // sql: names of change-tables.ts only
    selectItem: statement<ItemKey, ItemRow>(
      `select part_number as part, trim_scale(${quantity})::text as quantity, trim_scale(${price})::text as price,
        date_required, trim_scale(${posted})::text as posted, ${closed} as closed
      ${ITS_ITEMS} and item_number = :item`,
      { neverNull: ['quantity', 'posted'] },
    ),
    // sql: names of change-tables.ts only
    selectTotals: statement<Tried, Totals>(
      `with line as (
        select tax_rate, case when item_number = :item::integer
            then round(coalesce(:quantity::numeric, ${quantity}) * coalesce(:price::numeric, ${price}) * (100 - discount) / 100, 2)
            else ext_price end as ext ${ITS_ITEMS}),
      rate as (select tax_rate, sum(ext) as net, sum(ext) filter (where ext > 0) as positive from line group by 1)
      ${TOTALS} from rate`,
      { neverNull: ['total', 'taxTotal', 'amount'] },
    ),
    // sql: names of change-tables.ts only
    updateItem: statement<Changed>(
      `update ${items} set ${quantity} = coalesce(:quantity::numeric, ${quantity}), ${price} = coalesce(:price::numeric, ${price}),
        ${along ? `${along} = case when ${along} = date_required then coalesce(:dateRequired::date, ${along}) else ${along} end,` : ''}
        date_required = coalesce(:dateRequired::date, date_required)
      where company_id = :companyId and ${number} = :number and item_number = :item`,
    ),
    // sql: names of change-tables.ts only
    updateTotals: statement<Key & Totals, { whole: boolean }>(
      `update ${table} o set total = :total, tax_total = :taxTotal, approval_total = :amount, ${counts} = ${counts} + 1,
        arrival_date = case when o.arrival_date is not null then item.arrival end,
        ship_date = o.ship_date + (item.arrival - o.arrival_date)
      from (select min(${arrives}) as arrival, coalesce(${whole}, false) as whole ${ITS_ITEMS}) item
      where o.company_id = :companyId and o.${number} = :number returning item.whole`,
    ),
  };
};

/** A work order is changed as a whole: its components follow its quantity, and its amount is its product at standard cost. */
const WORK_CHANGES: ChangeStatements = {
  selectItem: statement<Key, ItemRow>(
    `select o.part_number as part, trim_scale(o.quantity_ordered)::text as quantity, null as price, o.due_date as date_required,
        trim_scale(greatest(o.quantity_received, coalesce((select max(ceil(i.quantity_issued / i.quantity_per * 10000) / 10000)
          from work_order_component i where i.company_id = :companyId and i.wo_number = :number), 0)))::text as posted, false as closed
      from work_order o where o.company_id = :companyId and o.wo_number = :number`,
    { neverNull: ['quantity', 'posted'] },
  ),
  selectTotals: statement<Key & { quantity: string | null }, Totals>(
    `select made.amount as total, 0.00 as tax_total, made.amount
      from (select round(coalesce(:quantity::numeric, o.quantity_ordered) * coalesce(p.std_cost, 0), 2) as amount
              from work_order o join part p on p.company_id = o.company_id and p.part_number = o.part_number
             where o.company_id = :companyId and o.wo_number = :number) made`,
  ),
  updateItem: statement<Key & { quantity: string | null; dateRequired: string | null }>(
    `with component as (
        update work_order_component set quantity_required = round(quantity_per * :quantity::numeric, 4)
         where company_id = :companyId and wo_number = :number and :quantity::numeric is not null)
      update work_order set quantity_ordered = coalesce(:quantity::numeric, quantity_ordered),
             due_date = coalesce(:dateRequired::date, due_date)
       where company_id = :companyId and wo_number = :number`,
  ),
  updateTotals: statement<Key & { amount: string }, { whole: boolean }>(
    `update work_order set approval_total = :amount,
        finished_at = case when quantity_received = quantity_ordered then now() else finished_at end
      where company_id = :companyId and wo_number = :number
      returning quantity_received = quantity_ordered as whole`,
  ),
};

const STATEMENTS: Readonly<Record<ChangeKind, ChangeStatements>> = {
  po: statementsOf('po'),
  so: statementsOf('so'),
  qo: statementsOf('qo'),
  wo: WORK_CHANGES,
};

const WHOLE_ORDER = 0;

export const readItem = (tx: Tx, companyId: number, kind: ChangeKind, number: string, item: number | null) =>
  tx.first(STATEMENTS[kind].selectItem({ companyId, number, item: item ?? WHOLE_ORDER }));

/** The totals of the order with these changes of one item. */
export const totalsWith = (
  tx: Tx,
  companyId: number,
  kind: ChangeKind,
  number: string,
  item: number | null,
  { quantity = null, price = null }: { quantity?: string | null | undefined; price?: string | null | undefined } = {},
) => tx.one(STATEMENTS[kind].selectTotals({ companyId, number, item, quantity, price }));

/** Writes the changes into the item and updates the order's totals; answers whether nothing is left to come. */
export async function writeChanges(
  tx: Tx,
  companyId: number,
  kind: ChangeKind,
  number: string,
  item: number | null,
  { quantity = null, price = null, dateRequired = null }: { [field in keyof Changes]: Changes[field] | null },
) {
  const { updateItem, updateTotals } = STATEMENTS[kind];
  await tx.run(updateItem({ companyId, number, item: item ?? WHOLE_ORDER, quantity, price, dateRequired }));
  const totals = await totalsWith(tx, companyId, kind, number, null);
  const settled = await tx.first(updateTotals({ companyId, number, ...totals }));
  return settled?.whole === true;
}
