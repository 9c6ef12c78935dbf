import { addDays } from '@gemba/contract/kit/dates';
import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { exchangeRate, larger, quantity } from './amounts.ts';
import { Books } from './books.ts';
import { Calendar, isWorkday, minutesBefore, workdayFrom } from './calendar.ts';
import type { Customer } from './customers.ts';
import type { PurchaseOrder, Quote, SalesOrder, WorkOrder } from './orders/order-types.ts';
import { HELD_PARTS, type PartMaster } from './parts/write-parts.ts';
import type { Random } from './random.ts';
import type { Report } from './reports.ts';
import type { Row, Rows } from './rows.ts';
import { Stock } from './stock.ts';
import type { DemoUserName } from './users.ts';
import type { Vendor } from './vendors.ts';

/** Where the numbers of a kind start. Those of the mock-ups lie above all of them. */
const FIRST_NUMBERS = {
  purchase_order: 47_000,
  sales_order: 29_400,
  quote: 4_800,
  work_order: 68_800,
  receiver: 87_500,
  shipper: 60_000,
  issue: 20_000,
  transfer: 1_900,
  cycle_count: 800,
  inspection_report: 4_000,
  ncr: 300,
  rma: 700,
  rtv: 150,
  rtv_shipper: 100,
  proforma_receiver: 1_200,
  proforma_shipper: 900,
  invoice: 70_000,
  payable: 40_000,
  payment: 10_000,
  ecn: 2_200,

  decision: 1,
  order_change: 1,
  task: 1,
  time_report: 1,
  work_interval: 1,
  alarm: 8_000,
  message: 1,
  alarm_type: 1,
  contact: 10_000,
  delegation: 1,
  label_printer: 1,
};
export type NumberKind = keyof typeof FIRST_NUMBERS;

export interface Need {
  demand: bigint;
  onOrder: bigint;
  /** Unit cost of the last receipt, in base currency. */
  lastCost: bigint | null;
  /** Price of the last receipt, in the vendor's currency. */
  lastPrice: bigint | null;
}

export interface WorldOptions {
  rows: Rows;
  random: Random;
  users: Readonly<Record<DemoUserName, number>>;
  parts: Map<string, PartMaster>;
  today: string;
  now: string;
  timeZone: string;
  /** Days of history. */
  days: number;
  /** How busy the company is; 1 is the demo company. */
  scale: number;
}

/** The company while its history is played, day by day. Plans for later days wait in the agenda. */
export class World {
  readonly rows: Rows;
  readonly random: Random;
  readonly users: Readonly<Record<DemoUserName, number>>;
  readonly parts: Map<string, PartMaster>;
  readonly calendar: Calendar;
  readonly stock = new Stock();
  readonly books: Books;
  readonly today: string;
  readonly now: string;
  readonly start: string;
  readonly scale: number;
  day: string;
  vendors: Vendor[] = [];
  customers: Customer[] = [];
  readonly purchaseOrders: PurchaseOrder[] = [];
  readonly salesOrders: SalesOrder[] = [];
  readonly quotes: Quote[] = [];
  readonly workOrders: WorkOrder[] = [];
  /** Documents that go on changing until the history is over. */
  readonly receivers: Row[] = [];
  readonly payables: Row[] = [];
  readonly ncrs: Row[] = [];
  /** Inspection reports by their number. */
  readonly reports = new Map<string, Report>();
  readonly changes: Row[] = [];
  readonly proformas: { document: Row; items: Row[] }[] = [];
  readonly invoices: Row[] = [];
  readonly shippers: Row[] = [];
  readonly picks: Row[] = [];
  readonly transfers: Row[] = [];
  /** Contents of documents, by the id they are stored under. */
  readonly files: { storageId: string; bytes: Buffer }[] = [];
  /** When each location was counted last. */
  readonly counted = new Map<string, string>();
  /** Parts that lie in bins, and the bins. */
  readonly stocked: string[];
  readonly bins: string[];
  /** Parts that customers buy, by product line. */
  readonly sold = new Map<string, string[]>();
  readonly needs = new Map<string, Need>();
  /** Parts whose projected stock fell and that may have to be ordered. */
  readonly short = new Set<string>();
  readonly numbers: Record<NumberKind, number> = { ...FIRST_NUMBERS };
  /** When each worker has its hands free again. */
  readonly freeAt = new Map<string, { day: string; minute: number }>();
  private readonly agenda = new Map<string, (() => void)[]>();
  private minute = 420;

  constructor({ rows, random, users, parts, today, now, timeZone, days, scale }: WorldOptions) {
    this.rows = rows;
    this.random = random;
    this.users = users;
    this.parts = parts;
    this.calendar = new Calendar(timeZone);
    this.books = new Books(rows, this.stock);
    this.today = today;
    this.now = now;
    this.start = addDays(today, -days);
    this.day = this.start;
    this.scale = scale;
    for (const { number, sold, product = '' } of parts.values()) {
      if (sold && !HELD_PARTS.includes(number)) this.sold.set(product, [...(this.sold.get(product) ?? []), number]);
    }
    this.stocked = [...parts.values()].filter(({ type }) => type !== 'DOCUMENT').map(({ number }) => number);
    this.bins = [...new Set([...parts.values()].map(({ bin }) => bin))].sort();
    for (const number of parts.keys())
      this.needs.set(number, { demand: 0n, onOrder: 0n, lastCost: null, lastPrice: null });
  }

  part(number: string): PartMaster {
    const part = this.parts.get(number);
    if (!part) throw new Error(`no part ${number}`);
    return part;
  }

  customer(id: string) {
    return found(this.customers, ({ id: other }) => other === id, id);
  }

  purchaseOrder(number: string) {
    return found(this.purchaseOrders, (order) => order.number === number, number);
  }

  salesOrder(number: string) {
    return found(this.salesOrders, (order) => order.number === number, number);
  }

  workOrder(number: string) {
    return found(this.workOrders, (order) => order.number === number, number);
  }

  need(number: string): Need {
    return this.needs.get(number) as Need;
  }

  /** A quantity of the scenes, in the measure of the company: no two companies show the same figures. */
  pieces(amount: number) {
    return quantity(Math.max(1, Math.round(amount * this.scale)));
  }

  numberOf(kind: NumberKind): string {
    this.numbers[kind] += 1;
    return String(this.numbers[kind]);
  }

  reserve(kind: NumberKind, first: number, last: number) {
    if (this.numbers[kind] >= first)
      throw new Error(`${kind} ${first} is taken: the history is too long for its numbers`);
    this.numbers[kind] = last;
  }

  /** Does something on a later day, unless that day has not come yet: then it is work that waits. */
  later(day: string, action: () => void) {
    const due = workdayFrom(day);
    const actions = this.agenda.get(due);
    if (actions) actions.push(action);
    else this.agenda.set(due, [action]);
  }

  /** The next moment of the running day. */
  moment(): string {
    this.minute = Math.min(this.minute + this.random.int(1, 3), 1_015);
    return this.calendar.at(this.day, this.minute);
  }

  /** So many minutes ago, but not before today began: just after midnight, today's documents are minutes old. */
  recently(minutes: number): string {
    const [midnight, then] = [this.calendar.at(this.today, 0), minutesBefore(this.now, minutes)];
    const moment = then > midnight ? then : midnight;
    return moment < this.now ? moment : this.now;
  }

  /** Plans for the day stay open: from here on the scenes decide. */
  leaveHistory(day: string) {
    this.day = day;
    this.minute = 420;
  }

  beginDay(day: string) {
    this.leaveHistory(day);
    const due = this.agenda.get(day) ?? [];
    this.agenda.delete(day);
    for (const action of due) action();
  }

  /** Up to the day before yesterday: yesterday and today belong to the scenes. */
  *workdays() {
    for (let day = this.start; day < addDays(this.today, -1); day = addDays(day, 1)) if (isWorkday(day)) yield day;
  }

  /** Decided at once in the last days, so that what waits today is what the scenes put there. */
  decisionDay(delay: number) {
    return this.day >= addDays(this.today, -4) ? this.day : addDays(this.day, delay);
  }

  rate(currency: string, day = this.day): bigint {
    if (currency === 'USD') return exchangeRate(1);
    const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    const wave = Math.sin(month / 3.1) * 0.025;
    return exchangeRate(Math.round((currency === 'EUR' ? 1.09 : 0.139) * (1 + wave) * 10_000) / 10_000);
  }

  free(number: string) {
    const { demand, onOrder } = this.need(number);
    return this.stock.onHand(number) + onOrder - demand;
  }

  /** Whole lots that bring a part back to its safety stock. */
  missingLots(number: string) {
    const { safety, lot } = this.part(number);
    const missing = quantity(safety) - this.free(number);
    if (missing <= 0n) return 0n;
    return larger(1n, divideHalfAway(missing + quantity(lot) - 1n, quantity(lot))) * quantity(lot);
  }

  demand(number: string, change: bigint) {
    this.need(number).demand += change;
    if (this.free(number) < quantity(this.part(number).safety)) this.short.add(number);
  }
}

function found<Item>(items: readonly Item[], isWanted: (item: Item) => boolean, name: string): Item {
  const item = items.find(isWanted);
  if (item === undefined) throw new Error(`no ${name} in the demo`);
  return item;
}
