import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';

interface NewCount {
  location: string;
  /** Number of the count that this one takes back. */
  reverses?: string;
  reason?: string;
}

const insertCount = statement<NewCount & { companyId: number; userId: number }, { countNumber: string }>(
  `insert into cycle_count (company_id, count_number, location, counted_by, reverses, reason)
   values (:companyId, next_number('cycle_count')::text, :location, :userId, :reverses, :reason) returning count_number`,
);

export const insertHead = async (tx: Tx, companyId: number, userId: number, count: NewCount) =>
  (await tx.one(insertCount({ ...count, companyId, userId }))).countNumber;

interface CountFacts {
  status: 'OPEN' | 'POSTED' | 'CANCELLED';
  location: string;
  reverses: string | null;
  reversedBy: string | null;
}

const lockHead = statement<{ companyId: number; countNumber: string }, object>(
  'select 1 from cycle_count where company_id = :companyId and count_number = :countNumber for update',
);

const selectFacts = statement<{ companyId: number; countNumber: string }, CountFacts>(
  `select status, location, reverses,
    (select other.count_number from cycle_count other where other.company_id = :companyId and other.reverses = :countNumber) as reversed_by
  from cycle_count where company_id = :companyId and count_number = :countNumber`,
);

/** One statement locks and the next one reads, so it sees what the previous holder of the lock has written. */
export const lockCount = async (tx: Tx, companyId: number, countNumber: string) => {
  const key = { companyId, countNumber };
  const [, count] = await Promise.all([tx.all(lockHead(key)), tx.first(selectFacts(key))]);
  return count;
};

export async function lockOpenCount(tx: Tx, companyId: number, countNumber: string) {
  const [company, count] = await Promise.all([companyFacts(tx, companyId), lockCount(tx, companyId, countNumber)]);
  checkLicence(company, 'WAREHOUSE');
  if (!count) return refuse('COUNT_NOT_EXIST', { countNumber });
  if (count.status !== 'OPEN') refuse('COUNT_IS_CLOSED', { countNumber });
  return { company, location: count.location };
}

interface CountedRow {
  part_number: string;
  counted: string;
  expected: string;
  value: string;
  reason: string | null;
  serials_lost: readonly string[];
  serials_found: readonly string[];
}

const insertItems = statement<{ companyId: number; countNumber: string; rows: string }>(
  `with given as (select * from jsonb_to_recordset(:rows::jsonb) as one (part_number text, counted numeric, expected numeric,
                                   value numeric, reason text, serials_lost jsonb, serials_found jsonb))
   insert into cycle_count_item (company_id, count_number, part_number, counted, expected, value, reason, serials_lost, serials_found)
   select :companyId, :countNumber, part_number, counted, expected, value, reason, array(select jsonb_array_elements_text(serials_lost)),
          array(select jsonb_array_elements_text(serials_found)) from given
   on conflict (company_id, count_number, part_number) do update
      set counted = excluded.counted, expected = excluded.expected, value = excluded.value, reason = excluded.reason,
          serials_lost = excluded.serials_lost, serials_found = excluded.serials_found`,
);

const updateCount = statement<{ companyId: number; countNumber: string; userId: number }>(
  `update cycle_count set status = 'POSTED', posted_at = now(), counted_by = :userId where company_id = :companyId and count_number = :countNumber`,
);

export const markPosted = (
  tx: Tx,
  companyId: number,
  userId: number,
  countNumber: string,
  rows: readonly CountedRow[],
) =>
  Promise.all([
    tx.run(insertItems({ companyId, countNumber, rows: JSON.stringify(rows) })),
    tx.run(updateCount({ companyId, countNumber, userId })),
  ]);
