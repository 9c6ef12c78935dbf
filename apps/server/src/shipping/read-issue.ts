import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { moves } from '@gemba/contract/kit/moves';
import { type WorkOrderStatus, workOrderMoves } from '@gemba/contract/orders/work-order-moves';
import type { Issue } from '@gemba/contract/shipping/issue-work-order';
import { quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

const HEAD = `select issue.issue_number as "issueNumber", issue.wo_number as "woNumber", issue.issued_at as "issuedAt",
    json_build_object('userId', person.user_id, 'name', person.display_name) as "issuedBy", wo.status as "orderStatus", issue.reverses,
    array(select other.issue_number from work_order_issue other where other.company_id = issue.company_id
       and other.reverses = issue.issue_number order by other.issued_at, other.issue_number) as "takenBackBy",
    coalesce(issue.reason, (select other.reason from work_order_issue other where other.company_id = issue.company_id
       and other.reverses = issue.issue_number order by other.issued_at desc, other.issue_number desc limit 1)) as reason
  from work_order_issue issue
  join work_order wo using (company_id, wo_number)
  join app_user person on person.company_id = issue.company_id and person.user_id = issue.issued_by
 where issue.company_id = $1 and issue.issue_number = $2`;

const ITEM = `item.item_number as "itemNumber", item.component_item as "componentItem", item.part_number as part, part.description,
    part.description_zh as "descriptionZh", part.description_es as "descriptionEs", part.uom, item.location,
    item.quantity_consumed as "quantityConsumed", item.quantity_returned as "quantityReturned", item.serial_number as serial`;

// sql: the piece is a constant of ours
const ITEMS = `select ${ITEM}, item.quantity, item.unit_cost as "unitCost", item.value
  from work_order_issue_item item join part using (company_id, part_number)
 where item.company_id = $1 and item.issue_number = $2 order by item.item_number`;

// A document that takes another back has no lines of its own: its log rows say which of the other's came back with it.
// sql: the piece is a constant of ours
const GIVEN_BACK = `select ${ITEM}, log.in_qty as quantity, log.in_cost as "unitCost", round(log.in_qty * log.in_cost, 2) as value
  from work_order_issue issue
  join work_order_issue_item item on item.company_id = issue.company_id and item.issue_number = issue.reverses
  join part on part.company_id = item.company_id and part.part_number = item.part_number
  join inventory_log log on log.company_id = issue.company_id and log.part_number = item.part_number and log.posted_at = issue.issued_at
   and log.location = item.location and log.document_kind = 'issue' and log.document_number = issue.issue_number
   and log.document_item = item.item_number
 where issue.company_id = $1 and issue.issue_number = $2 order by item.item_number`;

type Head = Omit<Issue, 'items' | 'reversal'> & Pick<Reversal, 'reverses' | 'reason'>;

const { next } = moves(workOrderMoves);

export async function readIssue(tx: Tx, actor: Actor, issueNumber: string): Promise<Issue> {
  const [head] = await tx.query<Head>(HEAD, [actor.companyId, issueNumber]);
  if (!head) return refuse('ISSUE_NOT_EXIST', { issueNumber });
  const { reverses, reason, ...told } = head;
  const reversedBy = told.takenBackBy.at(-1) ?? null;
  const lines = reverses === null ? ITEMS : GIVEN_BACK;
  const items = await tx.query<Issue['items'][number]>(lines, [actor.companyId, issueNumber]);
  const blocked = (): Reversal['refusal'] => {
    if (reverses !== null) return 'POSTING_IS_REVERSAL';
    if (items.every(isGone)) return items.some(isUsed) ? 'ISSUE_ALREADY_USED' : 'POSTING_IS_REVERSED';
    if (next(head.orderStatus as WorkOrderStatus, 'reverseIssue') === undefined)
      return 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART';
    return mayReverse(actor.roles, 'ADD_SHIPPER') ? null : 'LIMITED_PERMISSIONS';
  };
  const refusal = blocked();
  return { ...told, items, reversal: { allowed: refusal === null, refusal, reverses, reversedBy, reason } };
}

const isGone = ({ quantity, quantityConsumed, quantityReturned }: Issue['items'][number]) =>
  quantityUnits(quantityConsumed) + quantityUnits(quantityReturned) === quantityUnits(quantity);

const isUsed = ({ quantityConsumed }: Issue['items'][number]) => quantityUnits(quantityConsumed) > 0n;
