import { decisionOf } from '@gemba/contract/inventory/decision-number';
import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import * as contract from '@gemba/contract/quality/put-aside/put-aside';
import { putAsideRules } from '@gemba/contract/quality/put-aside/put-aside-rules';
import { locationNamed, readLocations } from '../../inventory/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { checkLicence, companyFacts, post, quantityText, quantityUnits } from '../../postings/index.ts';
import { insertDecision } from '../inspection/decisions.sql.ts';
import { readInspection } from '../inspection/get-inspection.ts';
import { giveReport, lockNcr, raiseNcr } from '../ncr/settle-ncr.ts';
import { type Aside, asideMovements, asideSerials } from './goods-aside.ts';

/** The NCR is locked before the stock, as by every decision. The report is new, so nobody else can hold it. */
export const putAside = operation(contract.putAside, async (tx, actor, { body }) => {
  const { companyId, userId } = actor;
  const { partNumber, reason, note = null, serials = [] } = body;
  const [company, part, locations, irNumber] = await Promise.all([
    companyFacts(tx, companyId),
    tx.first(selectPart({ companyId, partNumber })),
    readLocations(tx, companyId, [body.location, body.to]),
    drawReportNumber(tx, companyId),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!part) return refuse('PART_NOT_EXIST', { partNumber, field: 'partNumber' });
  refuseFirst(putAsideRules(body, { part, known: locations }));
  const aside: Aside = {
    partNumber,
    from: locationNamed(locations, body.location).location,
    location: locationNamed(locations, body.to).location,
    quantity: quantityUnits(body.quantity),
    serials,
  };
  const known = body.ncrNumber === undefined ? undefined : await lockFreeNcr(tx, companyId, body.ncrNumber, partNumber);
  const vendorId = known?.vendorId ?? part.vendorId;
  const quantity = quantityText(aside.quantity);
  await post(tx, actor, {
    day: company.today,
    document: { kind: 'qa_decision', number: decisionOf(irNumber, 1) },
    movements: asideMovements(aside, note ?? reason),
    serials: asideSerials(aside),
    whenShort: 'MOVED_QTY_OVER_ON_HAND',
    rows: ({ number }) => [
      (async () => {
        const { location } = aside;
        await tx.run(
          insertReport({
            companyId,
            irNumber,
            partNumber,
            vendorId,
            day: company.today,
            quantity,
            finding: note ?? reason,
          }),
        );
        const found = { irNumber, partNumber, vendorId, receiverNumber: null, location, quantity };
        const ncrNumber = known?.ncrNumber ?? (await raiseNcr(tx, companyId, userId, found, { reason, note }));
        if (known) await giveReport(tx, companyId, ncrNumber, { irNumber, reason });
        await insertDecision(tx, companyId, userId, {
          decisionNumber: number,
          irNumber,
          partNumber,
          location,
          released: '0',
          releaseTo: null,
          releasedSerials: [],
          rejected: '0',
          rejectTo: null,
          rejectedSerials: [],
          rejectReason: reason,
          aside: quantity,
          asideFrom: aside.from,
          asideSerials: serials,
          note,
          qualifiedChange: '0',
          rejectedChange: '0',
          ncrNumber,
          rtvNumber: null,
          reverses: null,
        });
      })(),
    ],
  });
  return readInspection(tx, actor, irNumber);
});

interface PartFacts {
  partNumber: string;
  trackableLevel: TrackableLevel;
  /** The vendor that has delivered it, if it was always the same: goods that are rejected can go back to it. */
  vendorId: string | null;
}

const selectPart = statement<{ companyId: number; partNumber: string }, PartFacts>(
  `select part_number, trackable_level,
    (select min(receiver.vendor_id) from receiver_item item join receiver using (company_id, receiver_number)
      where item.company_id = part.company_id and item.part_number = part.part_number and item.quantity > 0
      having count(distinct receiver.vendor_id) = 1) as vendor_id
  from part where company_id = :companyId and part_number = :partNumber`,
);

const selectNumber = statement<{ companyId: number }, { irNumber: string; isFree: boolean }>(
  `select number as ir_number, not exists (
    select from inspection_report where company_id = :companyId and ir_number = number) as is_free
  from (select 'PA-' || next_number('put_aside') as number) drawn`,
  { neverNull: ['irNumber'] },
);

/** Those who write reports number them as they like, so the next number may be taken. */
async function drawReportNumber(tx: Tx, companyId: number): Promise<string> {
  const { irNumber, isFree } = await tx.one(selectNumber({ companyId }));
  return isFree ? irNumber : drawReportNumber(tx, companyId);
}

async function lockFreeNcr(tx: Tx, companyId: number, ncrNumber: string, partNumber: string) {
  const ncr = await lockNcr(tx, companyId, ncrNumber);
  if (!ncr) return refuse('NCR_NOT_EXIST', { ncrNumber });
  if (ncr.status !== 'OPEN') refuse('NOT_OPEN_NCR', { ncrNumber });
  if (ncr.partNumber !== partNumber) refuse('NCR_OF_OTHER_PART', { ncrNumber, partNumber: ncr.partNumber });
  if (ncr.hasGoodsOfReport) refuse('NCR_HAS_REPORT', { ncrNumber, irNumber: ncr.irNumber ?? '' });
  return ncr;
}

const insertReport = statement<{
  companyId: number;
  irNumber: string;
  partNumber: string;
  vendorId: string | null;
  day: string;
  quantity: string;
  finding: string;
}>(
  `insert into inspection_report (company_id, ir_number, ir_date, part_number, revision, vendor_id, quantity_inspected, finding)
   select company_id, :irNumber, :day::date, part_number, revision, :vendorId, :quantity, :finding
     from part where company_id = :companyId and part_number = :partNumber`,
);
