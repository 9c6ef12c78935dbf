import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { moves } from '@gemba/contract/kit/moves';
import { type WorkOrderStatus, workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import * as contract from '@gemba/contract/shipping/issue/get-issue';
import type { Issue } from '@gemba/contract/shipping/issue/issue';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { quantityUnits } from '../../postings/index.ts';

// Issues that take back the same one wait for each other at its work order, so their numbers are in the order of the acts.
const selectHead = statement<{ companyId: number; issueNumber: string }, Head>(
  `select issue.issue_number, issue.wo_number, issue.issued_at,
    json_build_object('userId', person.user_id, 'name', person.display_name) as issued_by, wo.status as order_status, issue.reverses,
    array(select other.issue_number from work_order_issue other where other.company_id = issue.company_id
       and other.reverses = issue.issue_number order by length(other.issue_number), other.issue_number) as taken_back_by,
    coalesce(issue.reason, (select other.reason from work_order_issue other where other.company_id = issue.company_id
       and other.reverses = issue.issue_number order by length(other.issue_number) desc, other.issue_number desc limit 1)) as reason
  from work_order_issue issue
  join work_order wo using (company_id, wo_number)
  join app_user person on person.company_id = issue.company_id and person.user_id = issue.issued_by
 where issue.company_id = :companyId and issue.issue_number = :issueNumber`,
);

const ITEM = `item.item_number, item.component_item, item.part_number as part, part.description,
    part.description_zh, part.description_es, part.uom, item.location,
    item.quantity_consumed, item.quantity_returned, item.serial_number as serial`;

const selectItems = statement<{ companyId: number; issueNumber: string }, Issue['items'][number]>(
  `select ${ITEM}, item.quantity, item.unit_cost, item.value
  from work_order_issue_item item join part using (company_id, part_number)
 where item.company_id = :companyId and item.issue_number = :issueNumber order by item.item_number`,
);

// A reversal has no lines of its own: its log rows say which lines of the issue came back. They are the first of its document
// from its own moment on.
const selectGivenBack = statement<{ companyId: number; issueNumber: string }, Issue['items'][number]>(
  `select ${ITEM}, log.in_qty as quantity, log.in_cost as unit_cost, round(log.in_qty * log.in_cost, 2) as value
  from work_order_issue issue
  join work_order_issue_item item on item.company_id = issue.company_id and item.issue_number = issue.reverses
  join part on part.company_id = item.company_id and part.part_number = item.part_number
  join lateral (
    select log.in_qty, log.in_cost from inventory_log log
     where log.company_id = issue.company_id and log.part_number = item.part_number and log.posted_at >= issue.issued_at
       and log.location = item.location and log.document_kind = 'issue' and log.document_number = issue.issue_number
       and log.document_item = item.item_number
     order by log.posted_at, log.location, log.seq limit 1) log on true
 where issue.company_id = :companyId and issue.issue_number = :issueNumber order by item.item_number`,
);

type Head = Omit<Issue, 'items' | 'reversal'> & Pick<Reversal, 'reverses' | 'reason'>;

const { next } = moves(workOrderMoves);

export async function readIssue(tx: Tx, actor: Actor, issueNumber: string): Promise<Issue> {
  const key = { companyId: actor.companyId, issueNumber };
  const head = await tx.first(selectHead(key));
  if (!head) return refuse('ISSUE_NOT_EXIST', { issueNumber });
  const { reverses, reason, ...told } = head;
  const reversedBy = told.takenBackBy.at(-1) ?? null;
  const items = await tx.all(reverses === null ? selectItems(key) : selectGivenBack(key));
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

export const getIssue = operation(contract.getIssue, (tx, actor, { params }) =>
  readIssue(tx, actor, params.issueNumber),
);
