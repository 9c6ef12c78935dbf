import { sortNameOf } from '../kit/sort-name.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

export interface Vendor {
  id: string;
  name: string;
  city: string;
  state: string | null;
  country: string;
  currency: 'USD' | 'EUR' | 'CNY';
  days: number;
  tax: string;
  lead: number;
}

const vendor = (
  id: string,
  name: string,
  place: string,
  country: string,
  currency: Vendor['currency'],
  days: number,
): Vendor => {
  const [city = '', state = null] = place.split(', ');
  const abroad = country !== 'US';
  return {
    id,
    name,
    city,
    state,
    country,
    currency,
    days,
    tax: country === 'CN' ? 'CN-13' : 'NT',
    lead: abroad ? 35 : 14,
  };
};

/** The vendors of the mock-ups, each with the families it sells. */
export const NAMED_VENDORS = {
  bearings: vendor('KES-031', 'Kestrel Bearings', 'Canton, OH', 'US', 'USD', 30),
  castings: vendor('BRW-114', 'Brightwater Castings', 'Waupaca, WI', 'US', 'USD', 45),
  fasteners: vendor('ORC-057', 'Orchard Fasteners', 'Rockford, IL', 'US', 'USD', 30),
  seals: vendor('FJO-022', 'Fjord Seals', 'Duluth, MN', 'US', 'USD', 45),
  motors: vendor('LUM-008', 'Lumen Electric Motors', 'Greenville, SC', 'US', 'USD', 60),
  forgings: vendor('TIA-019', '天和精密 Tianhe Precision', 'Suzhou', 'CN', 'CNY', 60),
  steel: vendor('GRT-041', 'Great Lakes Bar & Tube', 'Gary, IN', 'US', 'USD', 30),
  couplings: vendor('HAR-066', 'Harrow Antriebstechnik', 'Bielefeld', 'DE', 'EUR', 45),
  electric: vendor('VOL-073', 'Voltline Controls', 'Aurora, IL', 'US', 'USD', 30),
  supplies: vendor('PIN-090', 'Pinecrest Industrial Supply', 'Rockford, IL', 'US', 'USD', 15),
} as const;
export type Family = keyof typeof NAMED_VENDORS;

const FIRST = [
  'Ashford',
  'Birch',
  'Cobalt',
  'Delta',
  'Elm',
  'Foxglove',
  'Granite',
  'Hollow',
  'Iron',
  'Juniper',
  'Keel',
  'Larch',
];
const LAST = ['Machining', 'Tooling', 'Plating', 'Freight', 'Calibration', 'Packaging'];
const PLACES = ['Madison, WI', 'Toledo, OH', 'Peoria, IL', 'Fort Wayne, IN', 'Dubuque, IA', 'Flint, MI', 'Duluth, MN'];

export function writeVendors(rows: Rows, random: Random): Vendor[] {
  const others = FIRST.flatMap((first, at) =>
    LAST.filter((_, of) => (at + of) % 4 < 3).map((last) =>
      vendor('', `${first} ${last}`, random.pick(PLACES), 'US', 'USD', random.pick([15, 30, 45])),
    ),
  );
  others.forEach((one, at) => {
    one.id = `${one.name.slice(0, 3).toUpperCase()}-${200 + at}`;
  });
  const all = [...Object.values(NAMED_VENDORS), ...others];
  all.forEach((one, at) => writeVendor(rows, random, one, 100 + at * 2));
  return all;
}

const withFax = (phone: string) => ({ phone, fax: phone.replace(/.$/, '9') });

function writeVendor(
  rows: Rows,
  random: Random,
  { id, name, city, state, country, currency, days, tax }: Vendor,
  contact: number,
) {
  const mail = id.toLowerCase();
  rows.add('vendor', {
    vendor_id: id,
    vendor_name: name,
    sort_name: sortNameOf(name),
    address: `${random.int(10, 990)} ${random.pick(['Mill Street', 'Foundry Lane', 'Harbour Road', 'Industrial Park'])}`,
    city,
    state,
    zip: random.digits(5),
    country,
    currency,
    ...withFax(`+1 ${random.digits(3)} 555-${random.digits(4)}`),
    email: `orders@${mail}.example`,
    language: country === 'CN' ? 'zh-CN' : 'en-US',
    terms: `Net ${days}`,
    terms_days: days,
    incoterm: country === 'US' ? 'DAP' : 'FCA',
    tax_code: tax,
    statement_delivery: random.chance(0.8) ? 'E' : 'P',
  });
  const flags = { for_po: true, for_rfq: true, for_acct: false, is_default: true };
  const person = random.pick(['Alice Monroe', 'Ben Castle', 'Chen Lei', 'Dora Whitt', 'Erik Dahl', 'Fatima Noor']);
  rows.add('contact', {
    contact_id: contact,
    vendor_id: id,
    contact_name: person,
    job_title: 'Orders',
    email: `orders@${mail}.example`,
    ...flags,
  });
  rows.add('contact', {
    contact_id: contact + 1,
    vendor_id: id,
    contact_name: random.pick(['Gus Hale', 'Iris Lund', 'Kim Park']),
    job_title: 'Accounts',
    email: `accounts@${mail}.example`,
    for_po: false,
    for_rfq: false,
    for_acct: true,
    is_default: false,
  });
  rows.add('vendor_carrier', { vendor_id: id, carrier_code: country === 'US' ? 'ROAD' : 'SEA', is_default: true });
}
