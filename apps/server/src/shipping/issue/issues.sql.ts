import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface NewIssue {
  issueNumber: string;
  woNumber: string;
  reverses: string | null;
  /** Reason of a reversal. */
  reason: string | null;
}

const insertHead = statement<NewIssue & { companyId: number; userId: number }>(
  'insert into work_order_issue (company_id, issue_number, wo_number, issued_by, reverses, reason) values (:companyId, :issueNumber, :woNumber, :userId, :reverses, :reason)',
);

export const insertIssue = (tx: Tx, companyId: number, userId: number, issue: NewIssue) =>
  tx.run(insertHead({ ...issue, companyId, userId }));

interface ItemRow {
  item_number: number;
  component_item: number;
  part_number: string;
  location: string;
  quantity: string;
  serial_number: string | null;
  unit_cost: string;
  value: string;
}

const insertItems = statement<{ companyId: number; issueNumber: string; woNumber: string; items: string }>(
  `insert into work_order_issue_item (company_id, issue_number, wo_number, item_number, component_item, part_number, location,
                                      quantity, serial_number, unit_cost, value)
   select :companyId, :issueNumber, :woNumber, item_number, component_item, part_number, location, quantity, serial_number, unit_cost, value
     from jsonb_to_recordset(:items::jsonb) as given (item_number integer, component_item integer, part_number text, location text,
            quantity numeric, serial_number text, unit_cost numeric, value numeric)`,
);

export const insertIssueItems = (
  tx: Tx,
  companyId: number,
  [issueNumber, woNumber]: readonly [string, string],
  items: readonly ItemRow[],
) => tx.run(insertItems({ companyId, issueNumber, woNumber, items: JSON.stringify(items) }));
