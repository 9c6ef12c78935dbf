import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { OrderDocument } from '@gemba/contract/orders/order-shapes';
import type * as z from 'zod/mini';
import type { Tx } from '../kit/database/database.ts';
import { KIND } from './kind-tables.ts';
import { mapKinds } from './read-orders.sql.ts';

const AT_MOST = 100;

/** The parts that orders name: a work order what it makes; a return names no revision, so the part's own counts. */
const namedParts = (kind: ApprovalKind) => {
  const { table, number, items } = KIND[kind];
  const isReturn = kind === 'rma' || kind === 'rtv';
  // sql: names of kind-tables.ts only
  return `select i.${number} as number, i.part_number, ${isReturn ? 'p.revision' : 'i.revision'} as revision
    from ${kind === 'wo' ? table : items} i
    ${isReturn ? 'join part p on p.company_id = i.company_id and p.part_number = i.part_number' : ''}
   where i.company_id = $1 and i.${number} = any($2::text[])`;
};

/** Each document once for each order: beside the order first, then those of its parts at the revision it names. */
const documentsOfOrders = (kind: ApprovalKind) =>
  // sql: made of the names above
  `select one.number, one.place, d.document_id, d.part_number, d.revision, d.type, d.title, d.doc_lang, d.doc_sec_level,
      r.file_name, r.file_type
    from (select number, document_id, min(place) as place from (
            select of_number as number, document_id, 1 as place from document_link
             where company_id = $1 and of_kind = '${kind}' and of_number = any($2::text[])
            union all
            select named.number, d.document_id, 2 from (${namedParts(kind)}) named
              join document d on d.company_id = $1 and d.part_number = named.part_number
               and d.revision = coalesce(named.revision, d.revision)) beside group by 1, 2) one
    join document d on d.company_id = $1 and d.document_id = one.document_id and d.deleted_at is null
    join document_revision r on r.company_id = d.company_id and r.document_id = d.document_id and r.doc_rev = d.doc_rev`;

const LIST = mapKinds(
  (kind) =>
    // sql: made of the statement above
    `select document_id as "documentId", part_number as part, revision, type, title, doc_lang as "docLang",
            doc_sec_level as "docSecLevel", file_name as "fileName", file_type as "fileType"
       from (${documentsOfOrders(kind)}) document order by place, part_number, title, document_id limit ${AT_MOST}`,
);

export const documentsOf = (tx: Tx, companyId: number, kind: ApprovalKind, number: string) =>
  tx.query<z.infer<typeof OrderDocument>>(LIST[kind], [companyId, [number]]);

const COUNT = mapKinds(
  (kind) =>
    // sql: made of the statement above
    `select number, least(count(*), ${AT_MOST})::int as count from (${documentsOfOrders(kind)}) document group by number`,
);

/** How many documents the detail of each order lists. */
export const countDocuments = (tx: Tx, companyId: number, kind: ApprovalKind, numbers: readonly string[]) =>
  tx.query<{ number: string; count: number }>(COUNT[kind], [companyId, numbers]);
