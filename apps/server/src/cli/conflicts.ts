import type pg from 'pg';
import { sentenceOfConflict } from '../imports/index.ts';
import { statement } from '../kit/database/statement.ts';
import { inCompany } from './in-company.ts';

const selectConflicts = statement<
  { companyId: number },
  {
    kind: string;
    rowKey: string;
    line: number;
    column: string;
    why: string;
    here: string | null;
    there: string | null;
    day: string;
  }
>(
  `select kind, row_key, line, column_name as column, reason as why, here, there, (seen_at at time zone time_zone)::date as day
     from import_conflict join company using (company_id) where company_id = :companyId and closed_at is null order by kind, row_key`,
);

/** `gemba conflicts COMPANY`: rows of imports that still contradict what happened here. */
export async function listConflicts(owner: pg.Client, [company = '']: string[]) {
  await inCompany(owner, company, async (tx, companyId) => {
    const conflicts = await tx.all(selectConflicts({ companyId }));
    for (const conflict of conflicts)
      console.log(
        `${conflict.day} ${conflict.kind} ${conflict.rowKey} ${conflict.column}: ${sentenceOfConflict(conflict)}`,
      );
    console.log(`${conflicts.length} open conflicts`);
  });
}
