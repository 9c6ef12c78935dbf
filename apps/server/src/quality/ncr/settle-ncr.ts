import type { RejectReason } from '@gemba/contract/orders/returns/reject-reasons';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

/** The outcome of a decision about goods, for their NCR. */
export interface Verdict {
  readonly disposition: 'USE' | 'SCRAP' | 'RETURN_TO_VENDOR';
  readonly reason: RejectReason | null;
  readonly rtvNumber: string | null;
}

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
          case when r.kind = 'rma' then 'RMA' else 'RECEIVER' end, :partNumber, :location, :vendorId, :irNumber, :receiverNumber,
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

const openAgain = statement<{ companyId: number; ncrNumber: string; note: string }>(
  `update ncr set disposition = null, rtv_number = null, status = 'OPEN', closed_by = null, closed_at = null, note = :note,
     version = version + 1
   where company_id = :companyId and ncr_number = :ncrNumber`,
);

/** Its decision was taken back: somebody has to decide again. */
export const openNcrAgain = (tx: Tx, companyId: number, ncrNumber: string, note: string) =>
  tx.run(openAgain({ companyId, ncrNumber, note }));
