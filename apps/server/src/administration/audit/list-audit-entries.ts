import * as contract from '@gemba/contract/administration/audit/list-audit-entries';
import type { AuditEntry } from '@gemba/contract/companies/audit';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsWithoutSigns } from '../../kit/number-keys.ts';

const Key = z.tuple([SequenceNumber]);

interface Asked {
  companyId: number;
  words: string | undefined;
  kind: string | undefined;
  by: string | undefined;
  after: number | undefined;
  limit: number;
}

const selectEntries = statement<Asked, AuditEntry>(({ companyId, words, kind, by, after, limit }) => {
  const conditions = [
    sql`e.company_id = ${companyId}`,
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(by
      ? [
          sql`e.changed_by = (select p.user_id from app_user p where p.company_id = ${companyId} and name_key(p.user_name) = name_key(${by}))`,
        ]
      : []),
    ...(words
      ? [
          sql`(position(search_key(${words}) in search_key(e.subject || ' ' || coalesce(u.display_name, ''))) > 0
            or ${beginsWithoutSigns(sql`e.subject`, words)})`,
        ]
      : []),
    ...(after === undefined ? [] : [sql`e.entry_id < ${after}`]),
  ];
  return sql`
    select e.entry_id, e.changed_at, e.kind, e.subject, e.act, e.changes,
           case when u.user_id is not null then jsonb_build_object('userId', u.user_id, 'name', u.display_name) end as changed_by
      from audit_entry e left join app_user u on u.company_id = e.company_id and u.user_id = e.changed_by
     where ${sql.all(conditions)} order by e.entry_id desc limit ${limit}`;
});

export const listAuditEntries = page<typeof contract.listAuditEntries, AuditEntry>(contract.listAuditEntries, {
  statement: (companyId, { query: { q, kind, by, cursor, limit } }) =>
    selectEntries({
      companyId,
      words: q?.trim(),
      kind,
      by,
      after: decodeCursor(cursor, Key)?.[0],
      limit: limit + 1,
    }),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, ({ entryId }) => [entryId]),
});
