import type { Tx } from '../kit/database/database.ts';
import { CHANGED, type ChangeKind, type ChangeStatements } from './change-tables.ts';
import { WORK_CHANGES } from './work-changes.sql.ts';

/** An item as a change looks at it. Decimals without zeros behind the last digit, as people write them. */
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
  /** What a limit is compared with: positive lines with tax, in base currency. */
  amount: string;
}

const statementsOf = (kind: Exclude<ChangeKind, 'wo'>): ChangeStatements => {
  const { table, number, items, quantity, price, posted, whole, along, arrives, counts, closed } = CHANGED[kind];
  const ITS_ITEMS = `from ${items} where company_id = $1 and ${number} = $2`;
  // sql: names of change-tables.ts only
  const TOTALS = `select sum(net) + sum(round(net * tax_rate / 100, 2)) as total, sum(round(net * tax_rate / 100, 2)) as "taxTotal",
      round((coalesce(sum(positive), 0) + coalesce(sum(round(positive * tax_rate / 100, 2)), 0))
            * (select exchange_rate from ${table} where company_id = $1 and ${number} = $2), 2) as amount`;
  return {
    // sql: names of change-tables.ts only
    readItem: `select part_number as part, trim_scale(${quantity})::text as quantity, trim_scale(${price})::text as price,
        date_required as "dateRequired", trim_scale(${posted})::text as posted, ${closed} as closed
      ${ITS_ITEMS} and item_number = $3`,
    // sql: names of change-tables.ts only
    totals: `with line as (
        select tax_rate, case when item_number = $3::integer
            then round(coalesce($4::numeric, ${quantity}) * coalesce($5::numeric, ${price}) * (100 - discount) / 100, 2)
            else ext_price end as ext ${ITS_ITEMS}),
      rate as (select tax_rate, sum(ext) as net, sum(ext) filter (where ext > 0) as positive from line group by 1)
      ${TOTALS} from rate`,
    // sql: names of change-tables.ts only
    changeItem: `update ${items} set ${quantity} = coalesce($4::numeric, ${quantity}), ${price} = coalesce($5::numeric, ${price}),
        ${along ? `${along} = case when ${along} = date_required then coalesce($6::date, ${along}) else ${along} end,` : ''}
        date_required = coalesce($6::date, date_required)
      where company_id = $1 and ${number} = $2 and item_number = $3`,
    // sql: names of change-tables.ts only
    settle: `update ${table} o set total = $3, tax_total = $4, approval_total = $5, ${counts} = ${counts} + 1,
        arrival_date = case when o.arrival_date is not null then item.arrival end,
        ship_date = o.ship_date + (item.arrival - o.arrival_date)
      from (select min(${arrives}) as arrival, ${whole} as whole ${ITS_ITEMS}) item
      where o.company_id = $1 and o.${number} = $2 returning item.whole`,
  };
};

const STATEMENTS: Readonly<Record<ChangeKind, ChangeStatements>> = {
  po: statementsOf('po'),
  so: statementsOf('so'),
  qo: statementsOf('qo'),
  wo: WORK_CHANGES,
};

const WHOLE_ORDER = 0;

export const readItem = async (tx: Tx, companyId: number, kind: ChangeKind, number: string, item: number | null) =>
  (await tx.query<ItemRow>(STATEMENTS[kind].readItem, [companyId, number, item ?? WHOLE_ORDER]))[0];

/** What the order would come to with these changes of one item. */
export const totalsWith = async (
  tx: Tx,
  companyId: number,
  kind: ChangeKind,
  number: string,
  item: number | null,
  { quantity = null, price = null }: { quantity?: string | null | undefined; price?: string | null | undefined } = {},
) => (await tx.query<Totals>(STATEMENTS[kind].totals, [companyId, number, item, quantity, price]))[0] as Totals;

/** Writes the changes into the item and settles the order; answers whether nothing is left to come. */
export async function writeChanges(
  tx: Tx,
  companyId: number,
  kind: ChangeKind,
  number: string,
  item: number | null,
  { quantity = null, price = null, dateRequired = null }: { [field in keyof Changes]: Changes[field] | null },
) {
  const { changeItem, settle } = STATEMENTS[kind];
  await tx.query(changeItem, [companyId, number, item ?? WHOLE_ORDER, quantity, price, dateRequired]);
  const { total, taxTotal, amount } = await totalsWith(tx, companyId, kind, number, null);
  const [settled] = await tx.query<{ whole: boolean }>(settle, [companyId, number, total, taxTotal, amount]);
  return settled?.whole === true;
}
