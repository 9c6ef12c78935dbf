import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { exchangeText, rateUnits } from '../postings/index.ts';
import { MAKERS } from './parts/write-parts.ts';
import type { Rows } from './rows.ts';
import { NAMED_VENDORS } from './vendors.ts';
import type { World } from './world.ts';

const TAXES = [
  ['NT', 'Not taxed', '0', '2100'],
  ['IL-625', 'Illinois sales tax', '6.25', '2100'],
  ['CN-13', 'China VAT', '13', '1200'],
  ['PR-115', 'Puerto Rico sales tax', '11.5', null],
] as const;

/** Tax rates by code. */
export const TAX_RATES: Readonly<Record<string, bigint>> = Object.fromEntries(
  TAXES.map(([code, , rate]) => [code, rateUnits(rate)]),
);

/** Rates, taxes, carriers and the other short lists that orders choose from. */
export function writeTerms(rows: Rows, world: World) {
  for (const currency of ['USD', 'EUR', 'CNY']) {
    for (let month = firstOfMonth(world.start); month <= world.today; month = firstOfMonth(month, 1)) {
      rows.add('currency_rate', { currency, effective_date: month, rate: exchangeText(world.rate(currency, month)) });
    }
  }
  for (const [tax_code, tax_name, rate, account_number] of TAXES)
    rows.add('tax_rate', { tax_code, tax_name, rate, account_number });
  const carriers = [
    ['ROAD', 'Midland Road Freight'],
    ['SEA', 'Great Circle Lines'],
    ['AIR', 'Northstar Air Cargo'],
    ['PARCEL', 'Prairie Parcel'],
  ] as const;
  for (const [carrier_code, carrier_name] of carriers)
    rows.add('carrier', { carrier_code, carrier_name, phone: '+1 815 555-0190' });
  const sellers = [
    ['CV', 'Carlos Vega', 'E-120'],
    ['AS', 'Amelia Stone', 'E-121'],
    ['JO', 'Javier Ortiz', 'E-122'],
  ] as const;
  for (const [sales_code, sales_name, employee_id] of sellers)
    rows.add('sales_code', { sales_code, sales_name, employee_id });
  for (const [family, mfg_code] of Object.entries(MAKERS)) {
    const vendor = NAMED_VENDORS[family as keyof typeof NAMED_VENDORS];
    rows.add('manufacturer', { mfg_code, mfg_name: vendor.name, country: vendor.country });
    rows.add('vendor_manufacturer', {
      vendor_id: vendor.id,
      mfg_code,
      quality: true,
      rating: true,
      preferred: true,
      s_preferred: mfg_code === 'KES',
    });
  }
  const lines = { GBX: 'Gearboxes', MTR: 'Motors', CPL: 'Couplings', SPR: 'Spare parts', SRV: 'Service' };
  for (const [product_code, product_name] of Object.entries(lines))
    rows.add('product_line', { product_code, product_name });
  rows.add('part_from', { part_from: 'OWN', kind: 'OWN', vendor_id: null, customer_id: null });
  rows.add('part_from', { part_from: 'KESTREL', kind: 'VENDOR', vendor_id: 'KES-031', customer_id: null });
  rows.add('part_from', { part_from: 'ALDER', kind: 'CUSTOMER', vendor_id: null, customer_id: 'ALD-002' });
  writePrinters(rows, world);
}

/** Their place in the list is their number. People print on them from their device: there is no real printer behind them. */
const PRINTERS = [
  { name: 'Dock 1, thermal', place: 'DOCK-1, beside the scale', width: 100, height: 63, dpi: 203 },
  { name: 'Packing, pallets', place: 'Plant 2, packing bench', width: 100, height: 150, dpi: 300 },
];

function writePrinters(rows: Rows, world: World) {
  for (const [index, printer] of PRINTERS.entries())
    rows.add('label_printer', { printer_id: index + 1, ...printer, host: null, port: 9100, active: true });
  world.numbers.label_printer = PRINTERS.length;
}

/** Two price rows for everything that is bought: last year's and this one's. */
export function writeVendorPrices(rows: Rows, world: World) {
  for (const { number, family, stdCost } of world.parts.values()) {
    if (!family) continue;
    const vendor = NAMED_VENDORS[family];
    const there = (Number(stdCost) / 1e6 / (Number(world.rate(vendor.currency, world.today)) / 1e8)) * 1.02;
    const common = { part_number: number, vendor_id: vendor.id, currency: vendor.currency, lead_time: vendor.lead };
    const change = addDays(world.today, -200);
    const need = world.need(number);
    const last_po_cost = need.lastPrice === null ? null : `${Number(need.lastPrice) / 1e6}`;
    rows.add('vendor_price', {
      ...common,
      effective_date: world.start,
      effective_thru: addDays(change, -1),
      price: (there * 0.97).toFixed(4),
      last_po_cost: null,
      rfq_num: null,
    });
    rows.add('vendor_price', {
      ...common,
      effective_date: change,
      effective_thru: null,
      price: there.toFixed(4),
      last_po_cost,
      rfq_num: `RFQ-${number.length}${vendor.id.slice(4)}`,
    });
  }
}
