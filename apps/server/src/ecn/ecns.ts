import type { Ecn, EcnPart, EcnRow, listEcnParts, listEcns } from '@gemba/contract/ecn/ecns';
import type { CallParsed } from '@gemba/contract/kit/call';
import { DateText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';

const employeeOf = (column: string) =>
  `coalesce((select employee_name from employee where employee.company_id = ecn.company_id and employee_id = ecn.${column}), ecn.${column})`;

const ROW = `
  ecn.ecn_number as "ecnNumber", ecn.title, ecn.status, ${employeeOf('engineer')} as engineer, ecn.due_date as "dueDate",
  ecn.effective_date as "effectiveDate",
  ecn.status = 'OPEN' and ecn.due_date < (now() at time zone company.time_zone)::date as overdue,
  (select count(*)::int from ecn_part part where part.company_id = ecn.company_id and part.ecn_number = ecn.ecn_number) as "partCount",
  ecn.part_on_hold as "partOnHold"`;

const Key = z.tuple([DateText, z.string()]);

// What is typed is compared as plain text, without wildcards; an ECN is found by its parts too.
const FOUND = `
  select ${ROW}, ecn.created_on as "createdOn" from ecn join company using (company_id)
   where ecn.company_id = $1 and ($2::text is null or ecn.status = $2)
     and ($3 = '' or position(lower($3) in lower(ecn.ecn_number || ' ' || ecn.title)) > 0
          or exists (select from ecn_part part where part.company_id = $1 and part.ecn_number = ecn.ecn_number and part.part_number = upper($3)))`;
// sql: the pieces are constants of ours
const BY_DUE_DATE = `${FOUND} and (ecn.due_date, ecn.ecn_number) > ($4::date, $5::text)
   order by ecn.due_date, ecn.ecn_number limit $6`;
// sql: the pieces are constants of ours
const NEWEST_FIRST = `${FOUND} and ($4::date is null or (ecn.created_on, ecn.ecn_number) < ($4, $5::text))
   order by ecn.created_on desc, ecn.ecn_number desc limit $6`;

const stateOf = { open: 'OPEN', closed: 'CLOSED', cancelled: 'CANCELLED', all: null } as const;

/** Of what is open, the first due comes first; of what is past, or of everything, the newest. */
export const ecnsFound: Page<typeof listEcns, EcnRow & { createdOn: string }> = {
  statement: (companyId, { query: { status, q = '', cursor, limit } }) => {
    const after = decodeCursor(cursor, Key);
    return status === 'open'
      ? statementOf(BY_DUE_DATE, [companyId, stateOf.open, q.trim(), ...(after ?? ['0001-01-01', '']), limit + 1])
      : statementOf(NEWEST_FIRST, [companyId, stateOf[status], q.trim(), ...(after ?? [null, null]), limit + 1]);
  },
  reply: (rows, { query: { status, limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [status === 'open' ? row.dueDate : row.createdOn, row.ecnNumber],
    ),
};

// sql: the pieces are constants of ours
const ONE = `
  select ${ROW}, ecn.description, ecn.old_change_order as "oldChangeOrder", ecn.new_change_order as "newChangeOrder",
         ${employeeOf('originator')} as originator, ecn.created_on as "createdOn", ecn.closed_on as "closedOn",
         ecn.draw_revised as "drawRevised", ecn.wi_revised as "wiRevised", ${employeeOf('wi_waits_for')} as "wiWaitsFor",
         ecn.on_order_action as "onOrderAction", ecn.in_inventory_action as "inInventoryAction"
    from ecn join company using (company_id) where ecn.company_id = $1 and ecn.ecn_number = $2`;

export async function readEcn(tx: Tx, companyId: number, ecnNumber: string): Promise<Ecn> {
  const [ecn] = await tx.query<Ecn>(ONE, [companyId, ecnNumber]);
  return ecn ?? refuse('ECN_NOT_EXIST', { ecnNumber });
}

const PartKey = z.tuple([z.string()]);

export async function ecnParts(
  tx: Tx,
  companyId: number,
  { params: { ecnNumber }, query: { cursor, limit } }: CallParsed<typeof listEcnParts>,
) {
  const [after = ''] = decodeCursor(cursor, PartKey) ?? [];
  const rows = await tx.query<EcnPart>(
    `select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
            part.description_es as "descriptionEs", changed.old_revision as "oldRevision", changed.new_revision as "newRevision",
            part.revision, part.hold, part.uom, coalesce(stock.on_hand, 0.0000) as "onHand",
            coalesce(stock.on_order, 0.0000) as "onOrder"
       from ecn_part changed join part using (company_id, part_number)
       left join part_stock stock using (company_id, part_number)
      where changed.company_id = $1 and changed.ecn_number = $2 and changed.part_number > $3
      order by changed.part_number limit $4`,
    [companyId, ecnNumber, after, limit + 1],
  );
  if (rows.length === 0) await readEcn(tx, companyId, ecnNumber);
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.partNumber],
  );
}
