/** Lists of orders as a model that knows no SQL: all rows of the company, filtered, sorted and added up here. */
export type Order = {
  number: string;
  status: string;
  total: string | null;
  currency: string | null;
  /** The text by which the other party is found. */
  words: string;
} & Record<string, string | null>;
export type Query = Record<string, string>;

export interface Kind {
  path: string;
  number: string;
  dates: readonly string[];
  /** Filters for equality, by the name in the query. */
  equal: readonly string[];
  /** All orders of the company `$1`. */
  rows: string;
}

/** A Chinese name is found by its pinyin too. */
const WORDS = (party: string) => `${party}_id || ' ' || ${party}_name || ' '
  || case when ${party}_name ~ '^[ -~]*$' then '' else sort_name || ' ' end || city as words`;
const SALE = `customer_id as "customerId", o.currency, total::text, ${WORDS('customer')}`;
const CUSTOMER = 'join customer c using (company_id, customer_id) where company_id = $1';

export const kinds: readonly Kind[] = [
  {
    path: '/purchaseOrders',
    number: 'poNumber',
    dates: ['poDate', 'arrivalDate', 'shipDate'],
    equal: ['vendorId', 'buyerCode'],
    rows: `select po_number as number, list_status as status, po_date::text as "poDate", arrival_date::text as "arrivalDate",
        ship_date::text as "shipDate", vendor_id as "vendorId", buyer_code as "buyerCode", o.currency, total::text,
        ${WORDS('vendor')}
      from purchase_order o join vendor v using (company_id, vendor_id) where company_id = $1`,
  },
  {
    path: '/salesOrders',
    number: 'soNumber',
    dates: ['soDate', 'arrivalDate', 'shipDate'],
    equal: ['customerId'],
    rows: `select so_number as number, list_status as status, so_date::text as "soDate", arrival_date::text as "arrivalDate",
        ship_date::text as "shipDate", ${SALE} from sales_order o ${CUSTOMER}`,
  },
  {
    path: '/quotes',
    number: 'qoNumber',
    dates: ['qoDate', 'arrivalDate', 'shipDate'],
    equal: ['customerId'],
    rows: `select qo_number as number, list_status as status, qo_date::text as "qoDate", arrival_date::text as "arrivalDate",
        ship_date::text as "shipDate", ${SALE} from quote o ${CUSTOMER}`,
  },
  {
    path: '/workOrders',
    number: 'woNumber',
    dates: ['woDate', 'startDate', 'dueDate'],
    equal: ['partNumber'],
    rows: `select wo_number as number, list_status as status, wo_date::text as "woDate", start_date::text as "startDate",
        due_date::text as "dueDate", part_number as "partNumber", null as currency, null as total, '' as words
      from work_order where company_id = $1`,
  },
];

const BEGINNINGS = ['number', 'partNumber'];

export const filtered = (
  orders: readonly Order[],
  { status = 'all', dateType = '', from, to, q, ...asked }: Query,
): Order[] =>
  orders
    .filter((one) => one[dateType] !== null)
    .filter(
      (one) =>
        one.number === q?.trim().toUpperCase() ||
        ((status === 'all' || one.status === status) &&
          (from === undefined || String(one[dateType]) >= from) &&
          (to === undefined || String(one[dateType]) <= to) &&
          Object.entries(asked).every(([name, value]) => one[name] === value?.toUpperCase()) &&
          (q === undefined ||
            BEGINNINGS.some((name) => one[name]?.startsWith(q.trim().toUpperCase())) ||
            one.words.toLowerCase().includes(q.trim().toLowerCase()))),
    )
    .toSorted((one, other) => (`${other[dateType]} ${other.number}` < `${one[dateType]} ${one.number}` ? -1 : 1));

const cents = (amount: string) => BigInt(amount.replace('.', ''));

export function totalsOf(orders: readonly Order[]) {
  const counted = orders.slice(0, 1_000);
  const sums = new Map<string, bigint>();
  for (const { currency, total } of counted)
    if (currency !== null) sums.set(currency, (sums.get(currency) ?? 0n) + cents(total as string));
  return {
    count: counted.length,
    more: orders.length > 1_000,
    amounts: [...sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, sum]) => ({ currency, total: String(sum).replace(/(\d\d)$/, '.$1') })),
  };
}
