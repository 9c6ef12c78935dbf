import { decisionOf } from '@gemba/contract/inventory/decision-number';
import * as contract from '@gemba/contract/quality/inspection/decide-inspection';
import {
  type DecisionBody,
  decisionRules,
  givenParts,
  vendorToReturnTo,
} from '@gemba/contract/quality/inspection/decide-inspection-rules';
import { type Locations, locationNamed, readLocations } from '../../inventory/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import {
  checkLicence,
  companyFacts,
  placeKey,
  plainQuantity,
  post,
  quantityText,
  quantityUnits,
  type ShortOfStock,
} from '../../postings/index.ts';
import { lockOpenNcr, raiseNcr, settleNcr } from '../ncr/settle-ncr.ts';
import { insertDecision } from './decisions.sql.ts';
import { readInspection } from './get-inspection.ts';
import { type Decided, movementsOf, scrapBookings, serialsOf } from './goods-out-of-qa.ts';
import { changeReport, type LockedReport, lockReport } from './lock-report.sql.ts';
import { drawRtvNumber, makeRtv } from './make-rtv.ts';
import { changesBy, resultOf } from './report-figures.ts';
import { isVendor } from './return-to.sql.ts';

/** Locks the report, then its NCR, then the stock: the order of every decision about goods in QA. */
export const decideInspection = operation(contract.decideInspection, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const [company, report, locations] = await Promise.all([
    companyFacts(tx, companyId),
    lockReport(tx, companyId, params.irNumber),
    readLocations(tx, companyId, [body.location, body.release?.location ?? body.location]),
  ]);
  checkLicence(company, 'WAREHOUSE');
  refuseFirst(decisionRules(body, factsOf(report), locations));
  const decided = decidedBy(report, body, locations);
  refuseReturned(report, decided);
  await checkVendor(tx, companyId, decided.vendorId);
  const ncrNumber = await ncrOf(tx, actor, report, decided);
  const rtvNumber = decided.rejectTo === 'RTV' ? await drawRtvNumber(tx) : null;
  await post(tx, actor, {
    day: company.today,
    document: { kind: 'qa_decision', number: decisionOf(report.irNumber, report.decisions + 1) },
    movements: movementsOf(decided),
    places: [decided],
    bookings: scrapBookings,
    serials: serialsOf(decided),
    whenShort: refuseOverQa,
    rows: ({ number, balances }) => {
      const unitCost = balances.get(placeKey(decided))?.cost ?? 0n;
      return [writeDecision(tx, actor, report, { ...decided, decisionNumber: number, unitCost, ncrNumber, rtvNumber })];
    },
  });
  return readInspection(tx, actor, report.irNumber);
});

const factsOf = ({ irNumber, partNumber, trackableLevel, returnTo, goods }: LockedReport) => ({
  irNumber,
  returnTo,
  part: { partNumber, trackableLevel },
  waitingAt: (location: string) => goods.find((there) => there.location === location)?.waiting ?? '0',
});

interface Verdict extends Decided {
  /** The vendor that its goods go back to. */
  readonly vendorId: string | null;
}

const leftWaiting = ({ goods }: LockedReport, { released, rejected }: Decided) =>
  goods.reduce((sum, { waiting }) => sum + quantityUnits(waiting), -released - rejected);

/** The request keeps every rule. */
function decidedBy({ partNumber, returnTo }: LockedReport, body: DecisionBody, locations: Locations): Verdict {
  const { release, reject } = givenParts(body);
  return {
    partNumber,
    location: locationNamed(locations, body.location).location,
    released: quantityUnits(release?.quantity ?? '0'),
    releaseTo: release ? locationNamed(locations, release.location).location : null,
    releasedSerials: release?.serials ?? [],
    rejected: quantityUnits(reject?.quantity ?? '0'),
    rejectTo: reject?.to ?? null,
    rejectedSerials: reject?.serials ?? [],
    rejectReason: reject?.reason ?? null,
    note: reject?.note ?? null,
    vendorId: reject?.to === 'RTV' ? (reject.vendorId ?? vendorToReturnTo(returnTo)) : null,
  };
}

async function checkVendor(tx: Tx, companyId: number, vendorId: string | null) {
  if (vendorId !== null && !(await isVendor(tx, companyId, vendorId)))
    refuse('VENDOR_NOT_EXIST', { vendorId, field: 'reject.vendorId' });
}

/** A piece that waits for its return is not decided about twice. */
function refuseReturned({ serialsToReturn, partNumber }: LockedReport, decided: Decided) {
  const { releasedSerials, rejectedSerials, location } = decided;
  const serial = [...releasedSerials, ...rejectedSerials].find((one) => serialsToReturn.has(one));
  if (serial !== undefined) refuse('SERIAL_NOT_EXIST', { serial, partNumber, location });
}

/** Rejected goods have an NCR. One that is open ends with the release of the last goods of its report. */
async function ncrOf(tx: Tx, { companyId, userId }: Actor, report: LockedReport, decided: Verdict) {
  const { rejected, rejectReason, location, note } = decided;
  const known = (await lockOpenNcr(tx, companyId, report.irNumber)) ?? null;
  if (rejectReason === null) {
    return leftWaiting(report, decided) === 0n ? known : null;
  }
  const { irNumber, partNumber, receiverNumber } = report;
  const vendorId = decided.vendorId ?? report.vendorId;
  const found = { irNumber, partNumber, vendorId, receiverNumber, location, quantity: quantityText(rejected) };
  return known ?? raiseNcr(tx, companyId, userId, found, { reason: rejectReason, note });
}

interface Numbered extends Verdict {
  readonly decisionNumber: string;
  readonly unitCost: bigint;
  readonly ncrNumber: string | null;
  readonly rtvNumber: string | null;
}

/** The return first: the NCR and the decision refer to it. */
async function writeDecision(tx: Tx, actor: Actor, report: LockedReport, decided: Numbered) {
  const { companyId, userId } = actor;
  const { irNumber, poNumber, qualified, rejected } = report;
  const { vendorId, ncrNumber, rtvNumber, rejectReason: reason, rejectTo } = decided;
  if (rtvNumber !== null && vendorId !== null && reason !== null)
    await makeRtv(tx, actor, { ...decided, rtvNumber, vendorId, poNumber, reason, quantity: decided.rejected });
  if (ncrNumber !== null) {
    const disposition = rejectTo === null ? 'USE' : rejectTo === 'RTV' ? 'RETURN_TO_VENDOR' : 'SCRAP';
    await settleNcr(tx, companyId, userId, ncrNumber, { disposition, reason, rtvNumber });
  }
  const change = changesBy(report, decided.released, decided.rejected);
  const result = resultOf({
    waiting: leftWaiting(report, decided),
    qualified: qualified + change.qualified,
    rejected: rejected + change.rejected,
  });
  const changes = { qualified: quantityText(change.qualified), rejected: quantityText(change.rejected) };
  await Promise.all([
    changeReport(tx, { companyId, userId, irNumber }, { ...changes, result }),
    insertDecision(tx, companyId, userId, {
      ...decided,
      irNumber,
      released: quantityText(decided.released),
      rejected: quantityText(decided.rejected),
      qualifiedChange: changes.qualified,
      aside: '0',
      asideFrom: null,
      asideSerials: [],
      rejectedChange: changes.rejected,
      reverses: null,
    }),
  ]);
}

const refuseOverQa = ({ place, available }: ShortOfStock): never =>
  refuse('DECIDED_QTY_OVER_IN_QA', { waiting: plainQuantity(available), location: place.location });
