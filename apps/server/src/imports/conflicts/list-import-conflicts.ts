import * as contract from '@gemba/contract/imports/conflicts/list-import-conflicts';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { headingOf } from '../kinds/heading-of.ts';
import { tableOfKind } from '../kinds/table-of-kind.ts';
import { inLanguage } from '../words/words.ts';
import { bothValues } from './both-values.ts';

const Key = z.tuple([SequenceNumber]);

interface Asked {
  companyId: number;
  kind: string | undefined;
  after: number | undefined;
  limit: number;
}
type Found = Omit<contract.ImportConflict, 'heading' | 'valueKind'>;

const selectConflicts = statement<Asked, Found>(({ companyId, kind, after, limit }) => {
  const conditions = [
    sql`company_id = ${companyId}`,
    sql`closed_at is null`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(after === undefined ? [] : [sql`conflict_id < ${after}`]),
  ];
  return sql`
    select conflict_id, kind, row_key, column_name as column, reason, here, there, seen_at
      from import_conflict where ${sql.all(conditions)} order by conflict_id desc limit ${limit}`;
});

export const listImportConflicts = operation(
  contract.listImportConflicts,
  async (tx, { companyId }, { query: { kind, cursor, limit } }, { language }) => {
    const after = decodeCursor(cursor, Key)?.[0];
    const rows = await tx.all(selectConflicts({ companyId, kind, after, limit: limit + 1 }));
    return pageFrom(
      rows.map((row) => ({
        ...row,
        heading: headingOf(row.column, language),
        reason: inLanguage(row.reason, language),
        ...bothValues(tableOfKind(row.kind), row, language),
      })),
      limit,
      ({ conflictId }) => [conflictId],
    );
  },
);
