import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { OrderDocument } from '@gemba/contract/orders/order-shapes';
import type * as z from 'zod/mini';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { mapKinds, ORDER_TABLES } from './deciding/order-row.ts';

const AT_MOST = 100;

/** The parts of orders: a work order has the part it makes; a return names no revision, so the part's own counts. */
const namedParts = (kind: ApprovalKind) => {
  const { table, number, items } = ORDER_TABLES[kind];
  const isReturn = kind === 'rma' || kind === 'rtv';
  // sql: names of ORDER_TABLES only
  return `select i.${number} as number, i.part_number, ${isReturn ? 'p.revision' : 'i.revision'} as revision
    from ${kind === 'wo' ? table : items} i
    ${isReturn ? 'join part p on p.company_id = i.company_id and p.part_number = i.part_number' : ''}
   where i.company_id = :companyId and i.${number} = any(:numbers::text[])`;
};

/** Each document once per order: those attached to the order first, then those of its parts at the named revision. */
const documentsOfOrders = (kind: ApprovalKind) =>
  // sql: made of the names above
  `select one.number, one.place, d.document_id, d.part_number, d.revision, d.type, d.title, d.doc_lang, d.doc_sec_level,
      r.file_name, r.file_type
    from (select number, document_id, min(place) as place from (
            select of_number as number, document_id, 1 as place from document_link
             where company_id = :companyId and of_kind = '${kind}' and of_number = any(:numbers::text[])
            union all
            select named.number, d.document_id, 2 from (${namedParts(kind)}) named
              join document d on d.company_id = :companyId and d.part_number = named.part_number
               and d.revision = coalesce(named.revision, d.revision)) beside group by 1, 2) one
    join document d on d.company_id = :companyId and d.document_id = one.document_id and d.deleted_at is null
    join document_revision r on r.company_id = d.company_id and r.document_id = d.document_id and r.doc_rev = d.doc_rev`;

type Asked = { companyId: number; numbers: readonly string[] };

const selectDocuments = mapKinds((kind) =>
  // sql: made of the text above
  statement<Asked, z.infer<typeof OrderDocument>>(
    `select document_id, part_number as part, revision, type, title, doc_lang, doc_sec_level, file_name, file_type
       from (${documentsOfOrders(kind)}) document order by place, part_number, title, document_id limit ${AT_MOST}`,
  ),
);

export const documentsOf = (tx: Tx, companyId: number, kind: ApprovalKind, number: string) =>
  tx.all(selectDocuments[kind]({ companyId, numbers: [number] }));

const selectCounts = mapKinds((kind) =>
  // sql: made of the text above
  statement<Asked, { number: string; count: number }>(
    `select number, least(count(*), ${AT_MOST})::int as count from (${documentsOfOrders(kind)}) document group by number`,
  ),
);

/** The number of documents that the detail of each order lists. */
export const countDocuments = (tx: Tx, companyId: number, kind: ApprovalKind, numbers: readonly string[]) =>
  tx.all(selectCounts[kind]({ companyId, numbers }));
