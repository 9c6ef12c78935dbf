import type { RejectReason } from '@gemba/contract/inventory/reject-reasons';
import type { RejectTo } from '@gemba/contract/quality/inspection/inspection';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

/** A decision as it is stored. In a reversal every quantity is negative. */
export interface DecisionRow {
  decisionNumber: string;
  irNumber: string;
  partNumber: string;
  location: string;
  released: string;
  releaseTo: string | null;
  releasedSerials: readonly string[];
  rejected: string;
  rejectTo: RejectTo | null;
  rejectedSerials: readonly string[];
  rejectReason: RejectReason | null;
  /** Goods that were put aside, and where they lay on hand. */
  aside: string;
  asideFrom: string | null;
  asideSerials: readonly string[];
  note: string | null;
  qualifiedChange: string;
  rejectedChange: string;
  ncrNumber: string | null;
  rtvNumber: string | null;
  reverses: string | null;
}

const insertRow = statement<DecisionRow & { companyId: number; userId: number }>(
  `insert into qa_decision (company_id, decision_number, ir_number, part_number, location, quantity_released, release_to,
     released_serials, quantity_rejected, reject_to, rejected_serials, reject_reason,
     quantity_put_aside, put_aside_from, put_aside_serials, note, qualified_change, rejected_change, ncr_number, rtv_number, decided_by, reverses)
   values (:companyId, :decisionNumber, :irNumber, :partNumber, :location, :released, :releaseTo, :releasedSerials::text[],
     :rejected, :rejectTo, :rejectedSerials::text[], :rejectReason, :aside, :asideFrom, :asideSerials::text[], :note, :qualifiedChange, :rejectedChange, :ncrNumber,
     :rtvNumber, :userId, :reverses)`,
);

export const insertDecision = (tx: Tx, companyId: number, userId: number, decision: DecisionRow) =>
  tx.run(insertRow({ ...decision, companyId, userId }));

const selectRow = statement<{ companyId: number; decisionNumber: string }, DecisionRow & { reversedBy: string | null }>(
  `select d.decision_number, d.ir_number, d.part_number, d.location, d.quantity_released as released, d.release_to,
    d.released_serials, d.quantity_rejected as rejected, d.reject_to, d.rejected_serials, d.reject_reason,
    d.quantity_put_aside as aside, d.put_aside_from as aside_from, d.put_aside_serials as aside_serials, d.note,
    d.qualified_change, d.rejected_change, d.ncr_number, d.rtv_number, d.reverses,
    (select later.decision_number from qa_decision later
      where later.company_id = :companyId and later.reverses = d.decision_number) as reversed_by
  from qa_decision d where d.company_id = :companyId and d.decision_number = :decisionNumber`,
);

export const readDecision = (tx: Tx, companyId: number, decisionNumber: string) =>
  tx.first(selectRow({ companyId, decisionNumber }));
