import type { RejectReason } from '@gemba/contract/inventory/reject-reasons';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

/** The outcome of a decision about goods, for their NCR. */
export interface Verdict {
  readonly disposition: 'USE' | 'SCRAP' | 'RETURN_TO_VENDOR';
  readonly reason: RejectReason | null;
  readonly rtvNumber: string | null;
}

/** Goods of the report of NCR `n` are in QA, or quality has decided about them. A report of another system may have none here. */
export const HAS_GOODS_OF_REPORT = `(
  exists (select from qa_decision d where d.company_id = n.company_id and d.ncr_number = n.ncr_number and d.ir_number = n.ir_number)
  or exists (select from qa_goods g where g.company_id = n.company_id and g.ir_number = n.ir_number and (g.waiting > 0 or g.to_return > 0)))`;

interface Found {
  readonly irNumber: string;
  readonly partNumber: string;
  readonly location: string;
  readonly vendorId: string | null;
  readonly receiverNumber: string | null;
  readonly quantity: string;
}

const lockOpen = statement<{ companyId: number; irNumber: string }, { ncrNumber: string }>(
  `select ncr_number from ncr
    where company_id = :companyId and ir_number = :irNumber and status = 'OPEN' and disposition is null
    order by ncr_number limit 1 for no key update`,
);

/** The NCR of a report that nobody has decided about, if there is one. */
export const lockOpenNcr = async (tx: Tx, companyId: number, irNumber: string) =>
  (await tx.first(lockOpen({ companyId, irNumber })))?.ncrNumber;

const insertNcr = statement<
  Found & { companyId: number; userId: number; reason: RejectReason; finding: string },
  { ncrNumber: string }
>(
  `insert into ncr (company_id, ncr_number, ncr_date, source, part_number, location, vendor_id, ir_number, receiver_number,
                    rma_number, quantity, description, reason, raised_by)
   select c.company_id, next_number('ncr')::text, (now() at time zone c.time_zone)::date,
          case when r.kind = 'rma' then 'RMA' when r.kind is null then 'STOCK' else 'RECEIVER' end, :partNumber, :location, :vendorId, :irNumber, :receiverNumber,
          r.rma_number, :quantity, :finding, :reason, :userId
     from company c left join receiver r on r.company_id = c.company_id and r.receiver_number = :receiverNumber
    where c.company_id = :companyId
   returning ncr_number`,
);

/** Rejected goods without an NCR get one. */
export const raiseNcr = async (
  tx: Tx,
  companyId: number,
  userId: number,
  found: Found,
  { reason, note }: { reason: RejectReason; note: string | null },
) => (await tx.one(insertNcr({ ...found, companyId, userId, reason, finding: note ?? reason }))).ncrNumber;

// A return is done when the vendor has replaced or credited the goods: its NCR stays open until quality closes it.
const updateNcr = statement<Verdict & { companyId: number; userId: number; ncrNumber: string }>(
  `update ncr set disposition = :disposition, reason = coalesce(:reason, reason), rtv_number = :rtvNumber,
     version = version + 1,
     status = case when :disposition = 'RETURN_TO_VENDOR' then 'OPEN' else 'CLOSED' end,
     closed_by = case when :disposition = 'RETURN_TO_VENDOR' then null else :userId::integer end,
     closed_at = case when :disposition = 'RETURN_TO_VENDOR' then null else now() end
   where company_id = :companyId and ncr_number = :ncrNumber`,
);

export const settleNcr = (tx: Tx, companyId: number, userId: number, ncrNumber: string, verdict: Verdict) =>
  tx.run(updateNcr({ ...verdict, companyId, userId, ncrNumber }));

// One that the decision raised ends with it. Its words stay where somebody has closed it by hand since.
const takeBack = statement<{
  companyId: number;
  userId: number;
  ncrNumber: string;
  decisionNumber: string;
  note: string;
}>(
  `update ncr n set disposition = null, rtv_number = null, version = version + 1, status = now_is.status,
     note = case when now_is.by_hand then n.note else :note end,
     closed_by = case when now_is.by_hand then n.closed_by when now_is.status = 'CLOSED' then :userId::integer end,
     closed_at = case when now_is.by_hand then n.closed_at when now_is.status = 'CLOSED' then now() end
    from qa_decision d cross join lateral (
      select case when raised then 'CLOSED' else 'OPEN' end as status, raised and coalesce(at > d.decided_at, false) as by_hand
        from (select raised_at = d.decided_at as raised, closed_at as at from ncr
               where company_id = :companyId and ncr_number = :ncrNumber) as it) as now_is
   where n.company_id = :companyId and n.ncr_number = :ncrNumber
     and d.company_id = n.company_id and d.decision_number = :decisionNumber`,
);

/** Its decision was taken back: somebody has to decide again. */
export const takeBackVerdict = (
  tx: Tx,
  companyId: number,
  userId: number,
  taken: { ncrNumber: string; decisionNumber: string; note: string },
) => tx.run(takeBack({ companyId, userId, ...taken }));

const lockOne = statement<
  { companyId: number; ncrNumber: string },
  {
    ncrNumber: string;
    status: string;
    partNumber: string;
    vendorId: string | null;
    irNumber: string | null;
    hasGoodsOfReport: boolean;
  }
>(
  `select ncr_number, status, part_number, vendor_id, ir_number, ${HAS_GOODS_OF_REPORT} as has_goods_of_report from ncr n
    where company_id = :companyId and ncr_number = :ncrNumber for no key update`,
);

export const lockNcr = (tx: Tx, companyId: number, ncrNumber: string) => tx.first(lockOne({ companyId, ncrNumber }));

const updateReport = statement<{ companyId: number; ncrNumber: string; irNumber: string; reason: RejectReason }>(
  `update ncr set ir_number = :irNumber, reason = coalesce(reason, :reason), version = version + 1
   where company_id = :companyId and ncr_number = :ncrNumber`,
);

/** Its goods were put aside: the decision about them settles it. */
export const giveReport = (
  tx: Tx,
  companyId: number,
  ncrNumber: string,
  given: { irNumber: string; reason: RejectReason },
) => tx.run(updateReport({ companyId, ncrNumber, ...given }));

// An NCR that was there before its goods were put aside goes on without a report and the reason that came with it. One that was
// raised with them ends with them.
const withdrawReport = statement<{ companyId: number; userId: number; ncrNumber: string; note: string }>(
  `update ncr n set version = version + 1,
     note = case when n.status = 'CLOSED' then n.note else :note end,
     ir_number = case when n.raised_at < r.decided_at then null else n.ir_number end,
     reason = case when n.raised_at < r.decided_at then null else n.reason end,
     status = case when n.raised_at < r.decided_at then n.status else 'CLOSED' end,
     closed_by = case when n.raised_at < r.decided_at or n.status = 'CLOSED' then n.closed_by else :userId::integer end,
     closed_at = case when n.raised_at < r.decided_at or n.status = 'CLOSED' then n.closed_at else now() end
    from qa_decision r
   where n.company_id = :companyId and n.ncr_number = :ncrNumber
     and r.company_id = n.company_id and r.ncr_number = n.ncr_number and r.quantity_put_aside > 0 and r.ir_number = n.ir_number`,
);

export const withdrawReportOfNcr = (tx: Tx, companyId: number, userId: number, ncrNumber: string, note: string) =>
  tx.run(withdrawReport({ companyId, userId, ncrNumber, note }));
