import { sortNameOf } from '../kit/sort-name.ts';
import { moneyText } from '../postings/index.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

export interface Customer {
  id: string;
  name: string;
  currency: 'USD' | 'EUR' | 'CNY';
  days: number;
  tax: string;
  limit: number;
  locked: boolean;
  salesCode: string;
  /** How much of the bookings it gets. */
  weight: number;
  receivable: bigint;
  unbilled: bigint;
  city: string;
  state: string;
  country: string;
  zip: string;
  phone: string;
}

type Named = [id: string, name: string, place: string, currency: Customer['currency'], weight: number];

const NAMED: Named[] = [
  ['PAC-001', 'Pacific Crane & Hoist', 'Long Beach, CA, US', 'USD', 22],
  ['ALD-002', 'Alder Conveyor Systems', 'Reno, NV, US', 'USD', 19],
  ['GRU-003', 'Grupo Minero Sonora', 'Hermosillo, SON, MX', 'USD', 13],
  ['VAN-005', 'Vantage Packaging', 'Joliet, IL, US', 'USD', 10],
  ['BLU-011', 'Bluefin Aquatech', 'Tacoma, WA, US', 'USD', 5],
  ['BAL-004', 'Baltic Timber Machines', 'Gdańsk, , PL', 'EUR', 4],
  ['BRA-020', 'Bramble Foods', 'Leeds, , GB', 'EUR', 3],
  ['CED-008', 'Cedar Ridge Mining', 'Elko, NV, US', 'USD', 4],
  ['COR-031', 'Corvid Robotics', 'Austin, TX, US', 'USD', 2],
  ['ARR-017', 'Arroyo Hydraulics', 'Tucson, AZ, US', 'USD', 2],
  ['DAQ-012', '大庆起重设备 Daqing Hoisting', 'Daqing, HLJ, CN', 'CNY', 3],
  ['SUZ-014', '苏州自动化 Suzhou Automation', 'Suzhou, JS, CN', 'CNY', 2],
  ['ISL-025', 'Isla Verde Azucarera', 'Ponce, PR, US', 'USD', 1],
];

const FIRST = [
  'Amber',
  'Beacon',
  'Copper',
  'Dune',
  'Eagle',
  'Fern',
  'Garnet',
  'Harbor',
  'Indigo',
  'Jasper',
  'Kodiak',
  'Linden',
];
const LAST = ['Conveyors', 'Cranes', 'Bakery Machines', 'Pumps'];
const PLACES = ['Omaha, NE, US', 'Tulsa, OK, US', 'Boise, ID, US', 'Fresno, CA, US', 'Mobile, AL, US', 'Akron, OH, US'];

export const LOCKED_CUSTOMER = 'ARR-017';
const LOCK_REASON = 'Two invoices more than 60 days late';
export const OVER_CREDIT_CUSTOMER = 'BRA-020';
/** Its tax rate has no account yet. */
export const NO_TAX_ACCOUNT_CUSTOMER = 'ISL-025';

export function writeCustomers(rows: Rows, random: Random) {
  const others = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)).map(
    (name, at): Named => [`${name.slice(0, 3).toUpperCase()}-${100 + at}`, name, random.pick(PLACES), 'USD', 0.4],
  );
  return [...NAMED, ...others].map((named, at) => describe(rows, random, named, at));
}

function describe(rows: Rows, random: Random, [id, name, place, currency, weight]: Named, at: number): Customer {
  const [city = '', state = '', country = 'US'] = place.split(', ');
  const days = random.pick([30, 30, 30, 45, 60]);
  const tax = id === NO_TAX_ACCOUNT_CUSTOMER ? 'PR-115' : state === 'IL' ? 'IL-625' : 'NT';
  const salesCode = country === 'MX' ? 'JO' : at % 2 === 0 ? 'AS' : 'CV';
  const limit = Math.round(weight * 120) * 1_000 + 200_000;
  const locked = id === LOCKED_CUSTOMER;
  writePlace(rows, random, { id, city, state, country, salesCode, contact: 1_000 + at * 3 });
  return {
    id,
    name,
    currency,
    days,
    tax,
    limit,
    locked,
    salesCode,
    weight,
    receivable: 0n,
    unbilled: 0n,

    city,
    state,
    country,
    zip: random.digits(5),
    phone: random.digits(7),
  };
}

interface Place {
  id: string;
  city: string;
  state: string;
  country: string;
  salesCode: string;
  contact: number;
}

function writePlace(rows: Rows, random: Random, { id, city, state, country, salesCode, contact }: Place) {
  rows.add('customer_ship_to', {
    customer_id: id,
    ship_to_id: 'MAIN',
    ship_to_name: `Plant ${city}`,

    address: `${random.int(10, 990)} ${random.pick(['Dock Road', 'Plant Avenue', 'Gate 3'])}`,
    city,
    state,
    country,
  });
  rows.add('customer_sales_code', {
    customer_id: id,
    sales_code: salesCode,
    commission_percent: random.pick(['2', '2.5', '3']),
  });
  rows.add('customer_carrier', { customer_id: id, carrier_code: country === 'US' ? 'ROAD' : 'SEA', is_default: true });
  rows.add('customer_instruction', {
    customer_id: id,
    instruction_number: 1,
    kind: 'PACKING',
    instruction: random.pick([
      'Oil plugs closed, breather in a bag.',
      'Two gearboxes to a pallet, strapped.',
      'Labels in Spanish.',
    ]),
  });
  const people = [
    ['Purchasing', { for_so: true, for_acct: false, for_statement: false, is_default: true }],
    ['Accounts payable', { for_so: false, for_acct: true, for_statement: true, is_default: false }],
  ] as const;
  people.forEach(([job_title, flags], at) => {
    const contact_name = random.pick([
      'Ana Torres',
      'Bob Lester',
      'Cora Jensen',
      'Dev Shah',
      'Elsa Marin',
      'Frank Obi',
    ]);
    rows.add('contact', {
      contact_id: contact + at,
      customer_id: id,
      contact_name,
      job_title,
      phone: `+1 555 ${random.digits(7)}`,
      ...flags,
    });
  });
}

/** Four fifths of what the customer owes: it is over its limit whatever the days of the history brought. */
const lessThanOwed = ({ receivable, unbilled }: Customer) => moneyText(((receivable + unbilled) * 4n) / 5n);

/** Written when the history is over: what a customer owes is known only then. */
export function writeCustomerTotals(rows: Rows, customers: readonly Customer[], lockedBy: number, lockedAt: string) {
  for (const customer of customers) {
    rows.add('customer', {
      customer_id: customer.id,
      customer_name: customer.name,
      sort_name: sortNameOf(customer.name),
      city: customer.city,
      state: customer.state || null,
      country: customer.country,
      zip: customer.zip,

      address: '100 Main Street',
      phone: `+1 ${customer.phone}`,
      fax: `+1 ${customer.phone.slice(0, -1)}9`,
      email: `ap@${customer.id.toLowerCase()}.example`,
      language: customer.currency === 'CNY' ? 'zh-CN' : customer.country === 'MX' ? 'es-ES' : 'en-US',

      currency: customer.currency,
      credit_limit: customer.id === OVER_CREDIT_CUSTOMER ? lessThanOwed(customer) : customer.limit,
      terms: `Net ${customer.days}`,
      terms_days: customer.days,
      incoterm: customer.country === 'US' ? 'DAP' : 'FCA',
      tax_code: customer.tax,
      statement_delivery: 'E',
      lock_status: customer.locked ? 'LOCKED' : 'UNLOCKED',
      lock_reason: customer.locked ? LOCK_REASON : null,
      locked_by: customer.locked ? lockedBy : null,
      locked_at: customer.locked ? lockedAt : null,
      open_receivable: moneyText(customer.receivable),
      unbilled: moneyText(customer.unbilled),
      version: customer.locked ? 2 : 1,
    });
    if (customer.locked)
      rows.add('customer_lock', {
        customer_id: customer.id,
        version: 2,
        event: 'lock',
        reason: LOCK_REASON,
        acted_by: lockedBy,
        acted_at: lockedAt,
      });
  }
}
