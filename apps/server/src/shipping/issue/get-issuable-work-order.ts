import * as contract from '@gemba/contract/shipping/issue/get-issuable-work-order';
import type { IssuableComponent, IssuableWorkOrder } from '@gemba/contract/shipping/issue/issue';
import type * as z from 'zod/mini';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { partsToPick } from '../parts-to-pick.ts';

/** Fields of a work order in a list and on its own; WITH joins its part and its warehouse. */
export const ROW = `wo.wo_number, wo.part_number as part, wo.revision, part.description, part.description_zh,
    part.description_es, wo.quantity_ordered,
  wo.quantity_received, wo.start_date, wo.due_date, wo.status,
  wo.warehouse_code as warehouse, warehouse.warehouse_name`;

export const WITH = `join part on part.company_id = wo.company_id and part.part_number = wo.part_number
  join warehouse on warehouse.company_id = wo.company_id and warehouse.warehouse_code = wo.warehouse_code`;

type Head = Omit<IssuableWorkOrder, 'components' | 'issues'>;
type Line = Omit<z.infer<typeof IssuableComponent>, 'stock'>;

const selectHead = statement<{ companyId: number; woNumber: string }, Head>(
  `select ${ROW}, part.uom, wo.message, company.issue_password_hash is not null as has_issue_password
  from work_order wo join company on company.company_id = wo.company_id ${WITH} where wo.company_id = :companyId and wo.wo_number = :woNumber`,
);

const selectLines = statement<{ companyId: number; woNumber: string }, Line>(
  `select item_number, part_number as part, quantity_per, quantity_required,
    quantity_issued, greatest(quantity_required - quantity_issued, 0.0000) as max, spare_part
  from work_order_component where company_id = :companyId and wo_number = :woNumber and make_buy <> 'X' order by item_number`,
);

const selectIssues = statement<{ companyId: number; woNumber: string }, IssuableWorkOrder['issues'][number]>(
  `select issue_number, issued_at, display_name as issued_by
  from work_order_issue issue join app_user person on person.company_id = issue.company_id and person.user_id = issue.issued_by
 where issue.company_id = :companyId and issue.wo_number = :woNumber order by issue.issue_number desc limit 100`,
);

/** A work order with the components it still needs, and where they lie. */
export const getIssuableWorkOrder = operation(
  contract.getIssuableWorkOrder,
  async (tx, { companyId }, { params: { woNumber } }) => {
    const key = { companyId, woNumber };
    const [head, lines, issues] = await Promise.all([
      tx.first(selectHead(key)),
      tx.all(selectLines(key)),
      tx.all(selectIssues(key)),
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
  },
);
