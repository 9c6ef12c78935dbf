import { addDays } from '@gemba/contract/kit/dates';
import { writeAccounts } from './accounts.ts';
import { writeCustomers, writeCustomerTotals } from './customers.ts';
import { playHistory } from './history/play-history.ts';
import { writeQuote, writeSalesOrder } from './orders/sales-order.ts';
import { writeWorkOrder } from './orders/work-order.ts';
import { writePurchaseOrder } from './orders/write-purchase-orders.ts';
import { writeBoms } from './parts/write-boms.ts';
import { limitsOf, makeParts, writePart } from './parts/write-parts.ts';
import { writeSerials } from './parts/write-serials.ts';
import { writeBuyers, writePeople } from './people.ts';
import { BINS, writePlaces } from './places.ts';
import { Random } from './random.ts';
import { reportRow } from './reports.ts';
import type { Rows } from './rows.ts';
import { playToday } from './scenes/play-today.ts';
import { writeTerms, writeVendorPrices } from './terms.ts';
import type { DemoUserName } from './users.ts';
import { writeVendors } from './vendors.ts';
import { writeWorkCentres } from './work-centres.ts';
import { World } from './world.ts';

export interface CompanyPlan {
  rows: Rows;
  users: Readonly<Record<DemoUserName, number>>;
  seed: string;
  today: string;
  now: string;
  timeZone: string;
  days: number;
  scale: number;
}

/** Plays two years of one company and writes every row of it. Pure: nothing but the plan decides what comes out. */
export function writeCompany({ rows, users, seed, today, now, timeZone, days, scale }: CompanyPlan): World {
  const parts = makeParts(BINS);
  const world = new World({ rows, random: new Random(seed), users, parts, today, now, timeZone, days, scale });
  writeAccounts(rows);
  writePeople(rows, world.calendar.minuteOf(now));
  writeBuyers(rows, users);
  writeWorkCentres(rows);
  writeTerms(rows, world);
  // The same names in every company; only quantities, prices and dates depend on the seed.
  const names = new Random('names');
  world.vendors = writeVendors(rows, names);
  world.customers = writeCustomers(rows, names);
  playHistory(world);
  playToday(world);
  writeMasters(world, names);
  writeOrders(world);
  return world;
}

function writeMasters(world: World, names: Random) {
  const { rows, users, today } = world;
  writePlaces(rows, world.counted);
  writeCustomerTotals(rows, world.customers, users.accountant, world.calendar.at(addDays(today, -20), 600));
  let at = 0;
  for (const part of world.parts.values()) {
    at += 1;
    const created = world.calendar.at(at % 40 === 0 ? addDays(today, -at / 4) : world.start, 540);
    const { demand, onOrder, lastCost } = world.need(part.number);
    writePart(
      rows,
      names,
      part,
      created,
      part.family === 'forgings' || part.family === 'fasteners' ? 'LF' : 'DO',
      lastCost,
    );
    world.stock.write(rows, part.number, { demand, onOrder }, limitsOf(part));
  }
  writeBoms(world);
  writeSerials(world);
  writeVendorPrices(rows, world);
}

function writeOrders(world: World) {
  const { rows } = world;
  for (const order of world.purchaseOrders) writePurchaseOrder(world, order);
  for (const order of world.salesOrders) writeSalesOrder(world, order);
  for (const quote of world.quotes) writeQuote(world, quote);
  for (const order of world.workOrders) writeWorkOrder(world, order);
  for (const { document, items } of world.proformas) {
    rows.add('proforma_receiver', document);
    for (const item of items) rows.add('proforma_receiver_item', item);
  }
  const documents = {
    receiver: world.receivers,
    payable: world.payables,
    inspection_report: [...world.reports.values()].map(reportRow),
    ncr: world.ncrs,
    invoice: world.invoices,
    shipper: world.shippers,
    shipper_pick: world.picks,
    transfer: world.transfers,
    order_change: world.changes,
  };
  for (const [table, list] of Object.entries(documents)) for (const row of list) rows.add(table, row);
}
