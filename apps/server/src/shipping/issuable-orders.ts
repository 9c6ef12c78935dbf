import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type {
  IssuableComponent,
  IssuableWorkOrder,
  IssuableWorkOrderRow,
  listIssuableWorkOrders,
} from '@gemba/contract/shipping/issue-work-order';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { typedText } from '../orders/index.ts';
import { partsToPick } from './parts-to-pick.ts';

const Key = z.tuple([DateText, freeText(100)]);

const ROW = `wo.wo_number as "woNumber", wo.part_number as part, wo.revision, part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", wo.quantity_ordered as "quantityOrdered",
  wo.quantity_received as "quantityReceived", wo.start_date as "startDate", wo.due_date as "dueDate", wo.status,
  wo.warehouse_code as warehouse, warehouse.warehouse_name as "warehouseName"`;

const WITH = `join part on part.company_id = wo.company_id and part.part_number = wo.part_number
  join warehouse on warehouse.company_id = wo.company_id and warehouse.warehouse_code = wo.warehouse_code`;

const COMPONENTS = `from work_order_component component where component.company_id = wo.company_id
  and component.wo_number = wo.wo_number and component.make_buy <> 'X'`;
const NEEDED = `component.quantity_issued < component.quantity_required`;

// By start day, walked in the order of the index and no further than the page needs.
// sql: the pieces are constants of ours
const LIST = `
  with page as materialized (
    select wo.wo_number from work_order wo
     where wo.company_id = $1 and wo.list_status = 'open' and exists (select ${COMPONENTS} and ${NEEDED})
       and ($2::text is null or left(wo.wo_number, length($2)) = upper($2) or left(wo.part_number, length($2)) = upper($2))
       and ($3::date is null or (wo.start_date, wo.wo_number) > ($3, $4::text))
     order by wo.start_date, wo.wo_number limit $5)
  select ${ROW}, part.uom, (select count(*)::int ${COMPONENTS}) as "componentCount",
         (select count(*)::int ${COMPONENTS} and ${NEEDED}) as "openComponentCount"
    from page join work_order wo on wo.company_id = $1 and wo.wo_number = page.wo_number ${WITH}
   order by wo.start_date, wo.wo_number`;

export const issuableFound: Page<typeof listIssuableWorkOrders, IssuableWorkOrderRow> = {
  statement: (companyId, { query: { q, cursor, limit } }) => {
    const after = decodeCursor(cursor, Key) ?? [null, null];
    return statementOf(LIST, [companyId, typedText(q) ?? null, ...after, limit + 1]);
  },
  reply: (rows, { query: { q, cursor, limit } }) => {
    if (rows.length === 0 && typedText(q) !== undefined && cursor === undefined) refuse('NO_RECORDS_TO_SHIP');
    return pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.startDate, row.woNumber],
    );
  },
};

type Head = Omit<IssuableWorkOrder, 'components' | 'issues'>;
type Line = Omit<z.infer<typeof IssuableComponent>, 'stock'>;

// sql: the pieces are constants of ours
const HEAD = `select ${ROW}, wo.message, company.issue_password_hash is not null as "hasIssuePassword"
  from work_order wo join company on company.company_id = wo.company_id ${WITH} where wo.company_id = $1 and wo.wo_number = $2`;

const LINES = `select item_number as "itemNumber", part_number as part, quantity_per as "quantityPer", quantity_required as "quantityRequired",
    quantity_issued as "quantityIssued", greatest(quantity_required - quantity_issued, 0.0000) as max, spare_part as "sparePart"
  from work_order_component where company_id = $1 and wo_number = $2 and make_buy <> 'X' order by item_number`;

const ISSUES = `select issue_number as "issueNumber", issued_at as "issuedAt", display_name as "issuedBy"
  from work_order_issue issue join app_user person on person.company_id = issue.company_id and person.user_id = issue.issued_by
 where issue.company_id = $1 and issue.wo_number = $2 order by issue.issue_number desc limit 100`;

/** One work order with what it still needs, and where that lies. */
export async function issuableOrder(tx: Tx, companyId: number, woNumber: string): Promise<IssuableWorkOrder> {
  const key = [companyId, woNumber];
  const [[head], lines, issues] = await Promise.all([
    tx.query<Head>(HEAD, key),
    tx.query<Line>(LINES, key),
    tx.query<IssuableWorkOrder['issues'][number]>(ISSUES, key),
  ]);
  if (!head) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
  if (head.status !== 'APPROVED' && head.status !== 'RUN') refuse('WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', { woNumber });
  const stock = await partsToPick(
    tx,
    companyId,
    lines.map(({ part }) => part),
    head.warehouse,
  );
  const components = lines.flatMap((line) => {
    const part = stock.get(line.part);
    return part ? [{ ...line, stock: part }] : [];
  });
  return { ...head, components, issues };
}
