/** Statements with errors in them: `checks/statements/check.test.ts` looks whether each is found. */
import { sql } from '../../../apps/server/src/kit/database/sql.ts';
import { statement } from '../../../apps/server/src/kit/database/statement.ts';

type Key = { companyId: number; partNumber: string };

export const right = statement<Key, { partNumber: string; onHand: string | null; uses: number }>(
  `select part.part_number, stock.on_hand,
          (select count(*)::int from bom_item where company_id = :companyId and component_number = :partNumber) as uses
     from part left join part_stock stock using (company_id, part_number)
    where part.company_id = :companyId and part.part_number = :partNumber`,
);

export const wrongColumn = statement<Key, { partNumber: string }>(
  'select part_numbr from part where company_id = :companyId and part_number = :partNumber',
);

export const wrongField = statement<Key, { number: string }>(
  'select part_number from part where company_id = :companyId and part_number = :partNumber',
);

export const wrongType = statement<Key, { version: string }>(
  'select version from part where company_id = :companyId and part_number = :partNumber',
);

export const wrongNull = statement<Key, { onHand: string }>(
  `select stock.on_hand from part left join part_stock stock using (company_id, part_number)
    where part.company_id = :companyId and part.part_number = :partNumber`,
);

export const needlessOath = statement<Key, { revision: string }>(
  'select revision from part where company_id = :companyId and part_number = :partNumber',
  { neverNull: ['revision'] },
);

export const wrongParameter = statement<{ companyId: number; number: string }, { revision: string }>(
  'select revision from part where company_id = :companyId and part_number = :partNumber',
);

export const wrongParameterType = statement<{ companyId: string; partNumber: string }, { revision: string }>(
  'select revision from part where company_id = :companyId and part_number = :partNumber',
);

export const noRow = statement<Key>(
  'select revision from part where company_id = :companyId and part_number = :partNumber',
);

/** Only with a text that was typed. */
export const wrongPiece = statement<{ companyId: number; q?: string }, { revision: string }>(
  ({ companyId, q }) => sql`
    select revision from part where company_id = ${companyId} ${q === undefined ? sql`` : sql`and descripton = ${q}`}`,
);

export const inFunction = () =>
  statement<Key, { revision: string }>(
    'select revision from part where company_id = :companyId and part_number = :partNumber',
  );
