import { oneOf } from '../columns.ts';
import type { Late, Settled } from '../import-table.ts';

/** Where the orders of a kind are stored, and the words of its states. Texts are names or SQL of ours. */
export interface OrderSql {
  readonly kind: 'po' | 'so' | 'qo' | 'wo' | 'rma' | 'rtv';
  readonly table: string;
  readonly number: string;
  /** Waits for a decision, and has a good one. */
  readonly waits: string;
  readonly approved: string;
  readonly decidedBy: string;
  readonly decidedAt: string;
  /** States from which nothing leads back. */
  readonly ended: readonly string[];
  /** Goods have moved for the order `o`, or are on the way. */
  readonly moved: string;
}

const among = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');
export const inFile = ({ number }: OrderSql) => `${number} in (select ${number} from import_row)`;

/** The word of a file about an order: no more than whether somebody may act on it. The rest is decided here. */
export const statusColumn = ({ waits, approved, decidedAt }: OrderSql) => {
  const approves = `new.status = 'APPROVED' and old.status = '${waits}'`;
  return oneOf('status', ['NOT_APPROVED', 'APPROVED', 'CANCELLED'], {
    empty: 'NOT_APPROVED',
    example: 'APPROVED',
    special: {
      shown: `case when old.status = 'CANCELLED' then 'CANCELLED' when old.status in ('${waits}', 'REJECTED') then 'NOT_APPROVED'
                   else 'APPROVED' end`,
      // Approved here and not yet there is no news.
      differs: `(old.status = 'CANCELLED') <> (new.status = 'CANCELLED') or (new.status = 'APPROVED' and old.status in ('${waits}', 'REJECTED'))`,
      first: `case new.status when 'NOT_APPROVED' then '${waits}' when 'APPROVED' then '${approved}' else new.status end`,
      next: `case when new.status = 'CANCELLED' then 'CANCELLED' when ${approves} then '${approved}' else old.status end`,
      along: {
        [decidedAt]: {
          first: `case when new.status = 'APPROVED' then now() end`,
          next: `case when ${approves} then now() else old.${decidedAt} end`,
        },
      },
    },
  });
};

const endedOr = ({ ended }: OrderSql, order: string) => `${order}.status in (${among(ended)})`;
const isHeld = (order: string) => `${order}.status in ('HOLD', 'PARTIAL_HOLD')`;

/** `terms` are columns that an approval and moved goods depend on. */
export const orderRules = (order: OrderSql, terms: readonly string[]): Settled[] => {
  const moved = order.moved.replaceAll('o.', 'old.');
  return [
    { when: endedOr(order, 'old'), why: 'the order is closed' },
    { when: isHeld('old'), why: 'the order is on hold' },
    { columns: ['status'], when: `old.status = 'REJECTED'`, why: 'the order was rejected here' },
    { columns: ['status'], when: `new.status = 'CANCELLED' and (${moved})`, why: 'goods have moved for the order' },
    { columns: terms, when: moved, why: 'goods have moved for the order' },
    { columns: terms, when: `old.${order.decidedBy} is not null`, why: 'the order was approved here' },
  ];
};

const ofOrder = ({ table, number }: OrderSql, condition: string) =>
  `exists (select from ${table} as o where o.company_id = $1 and o.${number} = new.${number} and (${condition}))`;

/** `amount` and `more` are columns and SQL of a line that becomes dearer. */
export const lineRules = (order: OrderSql, amount: readonly string[], more: string): Settled[] => [
  { when: ofOrder(order, endedOr(order, 'o')), why: 'the order is closed' },
  { when: ofOrder(order, isHeld('o')), why: 'the order is on hold' },
  {
    columns: amount,
    when: `(${more}) and ${ofOrder(order, `o.${order.decidedBy} is not null`)}`,
    why: 'the order was approved here for less',
  },
];

export const lateLines = (order: OrderSql, column: string): Late[] => [
  { column, when: ofOrder(order, endedOr(order, 'o')), why: 'the order is closed' },
  { column, when: ofOrder(order, isHeld('o')), why: 'the order is on hold' },
  { column, when: ofOrder(order, `o.${order.decidedBy} is not null`), why: 'the order was approved here without it' },
];

/** A change that waits for a decision ends with its order. */
export const giveUpChanges = ({ kind, table, number }: OrderSql) =>
  // sql: names and conditions of the declared tables only
  `update order_change set status = 'CANCELLED', decided_by = current_person(), decided_at = now(), version = version + 1
    where company_id = $1 and order_kind = '${kind}' and status = 'PENDING'
      and order_number in (select ${number} from import_row join ${table} as o using (${number})
                            where o.company_id = $1 and o.status = 'CANCELLED')`;

/** Counts a change of an order that is no longer waiting. Said before lines are written: a new order has none to change. */
export const countChanges = ({ table, number, waits }: OrderSql, items: string, column: string) =>
  // sql: names and conditions of the declared tables only
  `update ${table} as o set ${column} = ${column} + 1
    where o.company_id = $1 and o.status <> '${waits}'
      and exists (select from import_row as new join ${items} as i using (${number}, item_number)
                   where i.company_id = $1 and new.${number} = o.${number})`;

interface Priced {
  readonly items: string;
  /** Columns of the order with SQL over its items. */
  readonly days: Readonly<Record<string, string>>;
}

/** The amounts of orders from their lines, each rounded, the tax of a rate once; compared with limits by positive lines only. */
// sql: names and conditions of the declared tables only
export const sumUp = (order: OrderSql, { items, days }: Priced, changed: boolean) => `
  with line as (
    select ${order.number}, tax_rate, sum(ext_price) as net, coalesce(sum(ext_price) filter (where ext_price > 0), 0) as positive
      from ${items} where company_id = $1 and ${inFile(order)} group by 1, 2),
  sums as (
    select ${order.number}, sum(round(net * tax_rate / 100, 2)) as tax, sum(net) as net,
           sum(positive) + sum(round(positive * tax_rate / 100, 2)) as positive from line group by 1),
  dates as (
    select ${order.number}, ${Object.entries(days)
      .map(([name, sql]) => `${sql} as ${name}`)
      .join(', ')}
      from ${items} where company_id = $1 and ${inFile(order)} group by 1)
  update ${order.table} as o set total = sums.net + sums.tax, tax_total = sums.tax, approval_total = round(sums.positive * o.exchange_rate, 2),
         ${Object.keys(days)
           .map((name) => `${name} = dates.${name}`)
           .join(', ')}
         ${changed ? ', version = o.version + 1' : ''}
    from sums join dates using (${order.number}) where o.company_id = $1 and o.${order.number} = sums.${order.number}`;
