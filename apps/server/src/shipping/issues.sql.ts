import type { Tx } from '../kit/database/database.ts';

export const nextIssueNumber = async (tx: Tx) =>
  (await tx.query<{ number: string }>(`select next_number('issue')::text as number`))[0]?.number as string;

interface NewIssue {
  issueNumber: string;
  woNumber: string;
  reverses: string | null;
  /** Why it takes another one back. */
  reason: string | null;
}

export const insertIssue = (tx: Tx, companyId: number, userId: number, issue: NewIssue) =>
  tx.query(
    'insert into work_order_issue (company_id, issue_number, wo_number, issued_by, reverses, reason) values ($1, $2, $3, $4, $5, $6)',
    [companyId, issue.issueNumber, issue.woNumber, userId, issue.reverses, issue.reason],
  );

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

export const insertIssueItems = (
  tx: Tx,
  companyId: number,
  [issueNumber, woNumber]: readonly [string, string],
  items: readonly ItemRow[],
) =>
  tx.query(
    `insert into work_order_issue_item (company_id, issue_number, wo_number, item_number, component_item, part_number, location,
                                        quantity, serial_number, unit_cost, value)
     select $1, $2, $3, item_number, component_item, part_number, location, quantity, serial_number, unit_cost, value
       from jsonb_to_recordset($4::jsonb) as given (item_number integer, component_item integer, part_number text, location text,
              quantity numeric, serial_number text, unit_cost numeric, value numeric)`,
    [companyId, issueNumber, woNumber, JSON.stringify(items)],
  );

export interface IssueFacts {
  issueNumber: string;
  woNumber: string;
  reverses: string | null;
}

export interface InWip {
  itemNumber: number;
  componentItem: number;
  partNumber: string;
  location: string;
  serial: string | null;
  /** What of it still lies in WIP, and what that is worth. */
  quantity: string;
  value: string;
}

const ISSUE = `select issue_number as "issueNumber", wo_number as "woNumber", reverses
  from work_order_issue where company_id = $1 and issue_number = $2`;

const IN_WIP = `select item_number as "itemNumber", component_item as "componentItem", part_number as "partNumber", location,
    serial_number as serial, quantity - quantity_consumed - quantity_returned as quantity, value - value_consumed - value_returned as value
  from work_order_issue_item
 where company_id = $1 and issue_number = $2 and quantity_consumed + quantity_returned < quantity order by item_number for update`;

export const readIssueFacts = async (tx: Tx, companyId: number, issueNumber: string) =>
  (await tx.query<IssueFacts>(ISSUE, [companyId, issueNumber]))[0];

/** Asked once the work order is locked, as everything that uses up or gives back does first. */
export const stillInWip = (tx: Tx, companyId: number, issueNumber: string) =>
  tx.query<InWip>(IN_WIP, [companyId, issueNumber]);

export const giveBack = (tx: Tx, companyId: number, issueNumber: string) =>
  tx.query(
    `update work_order_issue_item
        set quantity_returned = quantity - quantity_consumed, value_returned = value - value_consumed
      where company_id = $1 and issue_number = $2 and quantity_consumed + quantity_returned < quantity`,
    [companyId, issueNumber],
  );
