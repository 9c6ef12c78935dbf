import { sentenceOfConflict } from '../imports/index.ts';
import { statement } from '../kit/database/statement.ts';
import { defineCommand } from './frame/command.ts';
import { inCompany } from './frame/in-company.ts';

interface Open {
  kind: string;
  rowKey: string;
  line: number;
  column: string;
  why: string;
  here: string | null;
  there: string | null;
  day: string;
}

const selectConflicts = statement<{ companyId: number }, Open>(
  `select kind, row_key, line, column_name as column, reason as why, here, there, (seen_at at time zone time_zone)::date as day
     from import_conflict join company using (company_id) where company_id = :companyId and closed_at is null order by kind, row_key`,
);

export const conflicts = defineCommand({
  name: 'conflicts',
  args: ['COMPANY'],
  does: 'Lists the rows of imports that still contradict what happened here.',
  examples: ['gemba conflicts ACME'],
  async run({ owner }, { args: [company] }) {
    await inCompany(owner, company, async (tx, companyId) => {
      const open = await tx.all(selectConflicts({ companyId }));
      for (const conflict of open)
        console.log(
          `${conflict.day} ${conflict.kind} ${conflict.rowKey} ${conflict.column}: ${sentenceOfConflict(conflict)}`,
        );
      console.log(`${open.length} open conflicts`);
    });
  },
});
