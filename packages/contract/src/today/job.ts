/**
 * Today: what is due, late or waiting for one person, in the order in which to do it.
 * Read this folder first; the server and web folders of the same name implement it.
 */
import * as z from 'zod/mini';
import { DecidedForMe } from '../approvals/delegation/list-decided-for-me.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money } from '../kit/money.ts';
import { nullableDate, nullableText } from '../kit/nullable.ts';
import { ORDER_TYPES } from '../kit/order-types.ts';
import { SignedQuantity } from '../kit/quantity.ts';
import { holds, type Role } from '../kit/roles.ts';
import { READINESS } from '../shipping/sales-order/readiness.ts';

/** The kinds of jobs. Between jobs that are equally urgent, the earlier kind comes first. */
export const JOB_KINDS = [
  'alarm',
  'task',
  'approve',
  'unload',
  'receive',
  'ship',
  'inspect',
  'ncr',
  'count',
  'shortage',
  'overCredit',
  'ecn',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

interface Worker {
  roles: readonly string[];
  /** Linked to an employee. */
  isEmployee: boolean;
}

const all =
  (...roles: Role[]) =>
  ({ roles: held }: Worker) =>
    holds(held, roles, 'all');
const any =
  (...roles: Role[]) =>
  ({ roles: held }: Worker) =>
    holds(held, roles);

/** A kind is for those who may open what it shows and do it. Alarms and approvals ask for more, by each of them. */
const mayDo: Readonly<Record<JobKind, (worker: Worker) => boolean>> = {
  alarm: () => true,
  task: ({ isEmployee }) => isEmployee,
  approve: any('FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'),
  unload: all('UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER'),
  receive: all('UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER'),
  ship: all('ADD_SHIPPER', 'FIND_SHIPPER'),
  inspect: all('QUALITY_INFO'),
  ncr: all('QUALITY_INFO'),
  count: any('UPDATE_RECEIVER', 'ADD_SHIPPER'),
  shortage: (worker) => all('FIND_PART')(worker) && any('PURCHASE_ORDER_INFO', 'LEAD_WORK_CENTRE')(worker),
  overCredit: (worker) =>
    any('ACCOUNTING_INFO', 'SALES_ORDER_INFO')(worker) && any('PUBLIC_PERMISSIONS', 'FIND_CUSTOMER_ADDRESS')(worker),
  ecn: all('FIND_ECN'),
};

export const kindsFor = (worker: Worker): JobKind[] => JOB_KINDS.filter((kind) => mayDo[kind](worker));

/** Late is before today; waiting has no day, or a later one. */
export const STANDINGS = ['now', 'late', 'today', 'waiting'] as const;
export type Standing = (typeof STANDINGS)[number];

export const Job = z.strictObject({
  kind: z.enum(JOB_KINDS),
  standing: z.enum(STANDINGS),
  /** The order, document, report, alarm, task, part or customer. */
  number: z.string(),
  /** The kind of order that waits for approval. */
  orderType: z.nullable(z.enum(ORDER_TYPES)),
  /** The part that it is about: short, in QA or of an NCR. */
  part: nullableText,
  /** The vendor, customer, operation, alarm type, part or title; that of a part also in other languages. */
  name: nullableText,
  nameZh: nullableText,
  nameEs: nullableText,
  /** A work centre or a location. */
  place: nullableText,
  /** Open lines; of a count its parts, of a shortage the work orders that wait. */
  lines: z.nullable(z.int()),
  /** Short by so many; of goods in QA and of an NCR, how many. */
  quantity: z.nullable(SignedQuantity),
  amount: z.nullable(Money),
  currency: nullableText,
  readiness: z.nullable(z.enum(READINESS)),
  /** The customer is locked: the goods may not leave. */
  locked: z.boolean(),
  due: nullableDate,
  since: z.nullable(InstantText),
  /** A task that runs, an alarm that somebody has answered, a count with figures. */
  started: z.boolean(),
});
export type Job = z.infer<typeof Job>;

/** No count goes further; `more` says that there are. */
export const COUNTED_AT_MOST = 99;

export const Tile = z.strictObject({
  kind: z.enum(JOB_KINDS),
  count: z.int(),
  late: z.int(),
  more: z.boolean(),
});
export type Tile = z.infer<typeof Tile>;

/** So many decisions of deputies are shown; the others are on the screen of delegation. */
export const DECIDED_SHOWN_AT_MOST = 3;

export const Today = z.strictObject({
  asOf: InstantText,
  today: DateText,
  /** One for each kind that the person may do, also with nothing in it. */
  tiles: z.array(Tile),
  jobs: z.array(Job),
  /** Decisions of deputies in the name of this person in the last days, newest first. */
  decidedForMe: z.strictObject({ count: z.int(), more: z.boolean(), decisions: z.array(DecidedForMe) }),
});
export type Today = z.infer<typeof Today>;

export const standingOf = (due: string | null, today: string): Standing => {
  if (due === null || due > today) return 'waiting';
  return due < today ? 'late' : 'today';
};

/** There is nothing to do here but look: something is short, a customer owes too much, or the goods cannot go out. */
const isBlocked = ({ kind, readiness, locked }: Job) =>
  kind === 'shortage' || kind === 'overCredit' || readiness === 'none' || locked;

const NEVER = '9999-12-31';
const keyOf = (job: Job) => {
  const { standing, due, kind, since, number } = job;
  return [
    Number(isBlocked(job)),
    STANDINGS.indexOf(standing),
    due ?? NEVER,
    String(JOB_KINDS.indexOf(kind)).padStart(2, '0'),
    since ?? NEVER,
    number,
  ].join(' ');
};

/**
 * The order of a morning, for every role: work that can be done now comes first, then what is blocked or can only be
 * looked at, however late. In both: alarms and running tasks, then late, due today and waiting, the oldest first.
 */
export const inOrder = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
