import { holds } from '@gemba/contract/kit/roles';
import {
  COUNTED_AT_MOST,
  DECIDED_SHOWN_AT_MOST,
  inOrder,
  type Job,
  type JobKind,
  kindsFor,
  standingOf,
  type Tile,
  type Today,
} from '@gemba/contract/today/job';
import { listedAtMost } from '@gemba/contract/today/job-address';
import { findDecidedForMe, nextToDecide, type ToDecide } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { judgeNextToShip } from '../shipping/index.ts';
import { type JobRow, selectJobs } from './jobs.sql.ts';

const selectNow = statement<{ companyId: number }, { asOf: string; today: string; currency: string }>(
  `select clock_timestamp() as as_of, company_today(company_id) as today, base_currency as currency
     from company where company_id = :companyId`,
  { neverNull: ['today'] },
);

const NOTHING = {
  orderType: null,
  part: null,
  nameZh: null,
  nameEs: null,
  place: null,
  lines: null,
  quantity: null,
  amount: null,
  readiness: null,
  locked: false,
};

/** An alarm is for now, and so is a task that was begun. */
const isNow = ({ kind, started }: JobRow) => kind === 'alarm' || (kind === 'task' && started);

const jobOf = (row: JobRow, today: string, currency: string): Job => {
  const isMoney = row.kind === 'overCredit';
  return {
    ...NOTHING,
    ...row,
    quantity: isMoney ? null : row.quantity,
    amount: isMoney ? row.quantity : null,
    currency: isMoney ? currency : null,
    standing: isNow(row) ? 'now' : standingOf(row.due, today),
  };
};

const approvalOf = ({ type, number, partyName, total, currency, neededBy, since }: ToDecide, today: string): Job => ({
  ...NOTHING,
  kind: 'approve',
  standing: standingOf(neededBy, today),
  number,
  orderType: type,
  name: partyName,
  amount: total,
  currency,
  due: neededBy,
  since,
  started: false,
});

async function jobsOf(tx: Tx, actor: Actor, kinds: readonly JobKind[], today: string, currency: string) {
  const { companyId, userId, refId, roles } = actor;
  const leadsEngineering = holds(roles, 'ENGINEERING_INFO');
  const [rows, approvals, shippable] = await Promise.all([
    tx.all(selectJobs({ companyId, userId, refId, leadsEngineering, kinds, today })),
    kinds.includes('approve') ? nextToDecide(tx, actor, COUNTED_AT_MOST) : { found: [], more: false },
    // As many as `selectJobs` reads: an order that was not judged would pass for one that can go out.
    kinds.includes('ship') ? judgeNextToShip(tx, companyId, COUNTED_AT_MOST + 1) : new Map<string, never>(),
  ]);
  const jobs = rows.map((row) => {
    const job = jobOf(row, today, currency);
    return job.kind === 'ship' ? { ...job, ...shippable.get(job.number) } : job;
  });
  return { jobs: [...approvals.found.map((row) => approvalOf(row, today)), ...jobs], moreApprovals: approvals.more };
}

/** Everything that waits for one person, counted and in order. */
export async function readToday(tx: Tx, actor: Actor): Promise<Today> {
  const { asOf, today, currency } = await tx.one(selectNow({ companyId: actor.companyId }));
  const kinds = kindsFor({ roles: actor.roles, isEmployee: actor.refId !== null });
  const [{ jobs, moreApprovals }, decided] = await Promise.all([
    jobsOf(tx, actor, kinds, today, currency),
    findDecidedForMe(tx, actor, { limit: COUNTED_AT_MOST + 1 }),
  ]);
  const ofKind = (kind: JobKind) => inOrder(jobs.filter((job) => job.kind === kind));
  const tileOf = (kind: JobKind): Tile => {
    const all = ofKind(kind);
    const counted = all.slice(0, COUNTED_AT_MOST);
    return {
      kind,
      count: counted.length,
      late: counted.filter(({ standing }) => standing === 'late').length,
      more: all.length > counted.length || (kind === 'approve' && moreApprovals),
    };
  };
  return {
    asOf,
    today,
    tiles: kinds.map(tileOf),
    jobs: inOrder(kinds.flatMap((kind) => ofKind(kind).slice(0, listedAtMost(kind)))),
    decidedForMe: {
      count: Math.min(decided.length, COUNTED_AT_MOST),
      more: decided.length > COUNTED_AT_MOST,
      decisions: decided.slice(0, DECIDED_SHOWN_AT_MOST),
    },
  };
}
