import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { Tx } from '../kit/database/database.ts';

const STATEMENTS: Partial<Record<ApprovalKind, string>> = {
  po: 'update purchase_order set hold_reason = $3 where company_id = $1 and po_number = $2',
  so: 'update sales_order set hold_reason = $3 where company_id = $1 and so_number = $2',
};

/** Why an order is held back, as the person who holds it says. */
export async function setHoldReason(
  tx: Tx,
  companyId: number,
  kind: ApprovalKind,
  number: string,
  reason: string | null,
) {
  const statement = STATEMENTS[kind];
  if (statement) await tx.query(statement, [companyId, number, reason]);
}
