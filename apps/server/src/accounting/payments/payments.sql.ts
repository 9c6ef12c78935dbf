import { bareCode, inCapitals } from '@gemba/contract/kit/codes';
import { type Sql, sql } from '../../kit/database/sql.ts';
import type { Wanted } from './wanted-payments.ts';

/** The page starts after the payment of this day and number. */
export type After = readonly [string, string] | undefined;

/** Above every character of the "C" order. */
const LAST = '\u{10ffff}';
/** Up to so many customers or vendors are read one by one; beyond, a walk by date meets them soon. */
const FEW_PARTIES = 100;

// Written into the text: a limit that is a parameter counts for a tenth of the table when a plan is made for any value.
const LIMITS = [22, 102, 502];
const limitFor = (atMost: number) => sql.lit(LIMITS.find((limit) => atMost <= limit) ?? atMost);

/** The id may be typed in any case. It is looked up once, so that the list stays one range of its index. */
const partyIs = (companyId: number, party: 'customer' | 'vendor', id: string) => {
  const column = sql.id(`${party}_id`);
  return sql`p.${column} = coalesce((select ${column} from ${sql.id(party)}
    where company_id = ${companyId} and ${column} = ${id}), ${inCapitals(id)})`;
};

const conditionsOf = (companyId: number, { from, to, direction, customerId, vendorId }: Wanted): Sql[] => [
  sql`p.company_id = ${companyId}`,
  ...(direction === undefined ? [] : [sql`p.direction = ${direction}`]),
  ...(customerId === undefined ? [] : [partyIs(companyId, 'customer', customerId)]),
  ...(vendorId === undefined ? [] : [partyIs(companyId, 'vendor', vendorId)]),
  ...(from === undefined ? [] : [sql`p.payment_date >= ${from}::date`]),
  ...(to === undefined ? [] : [sql`p.payment_date <= ${to}::date`]),
];

/** The customers and vendors that the typed text names. */
const named = (q: string) => sql`named as materialized (
  select array(select find_customers(${q})) as customers, array(select find_vendors(${q})) as vendors)`;
const isNamed = sql`(p.customer_id = any((select customers from named)::text[]) or p.vendor_id = any((select vendors from named)::text[]))`;
/** By the beginning of its key. Signs alone are no number. */
const isNumber = (q: string) => {
  const key = bareCode(q);
  return key === '' ? sql`false` : sql`(p.code_key >= ${key} and p.code_key < ${key + LAST})`;
};

/** The keys of one page, newest first: `page (payment_date, payment_number)`. */
export function paymentKeys(companyId: number, wanted: Wanted, after: After, atMost: number): Sql {
  const conditions = [
    ...conditionsOf(companyId, wanted),
    ...(after ? [sql`(p.payment_date, p.payment_number) < (${after[0]}::date, ${after[1]})`] : []),
  ];
  const newestFirst = sql`order by payment_date desc, payment_number desc limit ${limitFor(atMost)}`;
  const newest = (...more: Sql[]) =>
    sql`select p.payment_date, p.payment_number from payment p where ${sql.all([...conditions, ...more])} ${newestFirst}`;
  const { q } = wanted;
  if (q === undefined) return sql`page as materialized (${newest()})`;
  const areFew = sql`(select cardinality(customers) + cardinality(vendors) <= ${sql.lit(FEW_PARTIES)} from named)`;
  const ofEach = (party: 'customer' | 'vendor') => sql`
    select one.* from (select unnest(${sql.id(`${party}s`)}) as id from named where ${areFew}) as party
     cross join lateral (${newest(sql`p.${sql.id(`${party}_id`)} = party.id`)}) as one`;
  return sql`${named(q)}, page as materialized (
    select * from ((${ofEach('customer')}) union (${ofEach('vendor')})
      union (${newest(sql`not ${areFew}`, isNamed)}) union (${newest(isNumber(q))})) as keys ${newestFirst})`;
}

/** Every payment of a filter: `found`, with its lateness by document. */
export const everyPayment = (companyId: number, wanted: Wanted): Sql => {
  const { q } = wanted;
  const typed = q === undefined ? [] : [sql`(${isNamed} or ${isNumber(q)})`];
  return sql`${q === undefined ? sql`` : sql`${named(q)},`} found as materialized (
    select p.payment_number, p.payment_date, p.direction, p.currency, p.amount, p.base_amount from payment p
     where ${sql.all([...conditionsOf(companyId, wanted), ...typed])})`;
};
