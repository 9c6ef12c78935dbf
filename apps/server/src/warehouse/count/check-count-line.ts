import * as contract from '@gemba/contract/warehouse/count/check-count-line';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { quantityUnits } from '../../postings/index.ts';
import { lockOpenCount } from './counts.sql.ts';
import { isFarFromBook } from './far-from-book.ts';

const selectOnHand = statement<{ companyId: number; partNumber: string; location: string }, { onHand: string }>(
  `select coalesce(balance.on_hand, 0) as on_hand
     from part left join inventory_balance balance
       on balance.company_id = part.company_id and balance.part_number = part.part_number and balance.location = :location
    where part.company_id = :companyId and part.part_number = :partNumber`,
);

type Checked = { companyId: number; location: string; partNumber: string; countNumber: string; counted: string };

// Counts that were given up count too: otherwise giving up and starting again would buy more answers.
const selectChecks = statement<Checked, { isFar: boolean; isSame: boolean }>(
  `select judged.is_far, judged.count_number = :countNumber and judged.counted = :counted::numeric as is_same
     from cycle_count_check judged join cycle_count count using (company_id, count_number)
    where judged.company_id = :companyId and judged.part_number = :partNumber and count.location = :location
      and count.status <> 'POSTED' and judged.checked_at > now() - interval '1 day'`,
);

const insertCheck = statement<Omit<Checked, 'location'> & { isFar: boolean }>(
  `insert into cycle_count_check (company_id, count_number, part_number, counted, is_far)
   values (:companyId, :countNumber, :partNumber, :counted, :isFar)
   on conflict (company_id, count_number, part_number, counted) do nothing`,
);

/** The count is locked, so that figures sent at once are judged one after another. */
export const checkCountLine = operation(contract.checkCountLine, async (tx, { companyId }, { params, body }) => {
  const { countNumber } = params;
  const { partNumber, counted } = body;
  const { location } = await lockOpenCount(tx, companyId, countNumber);
  const key = { companyId, location, partNumber };
  const [book, checks] = await Promise.all([
    tx.first(selectOnHand(key)),
    tx.all(selectChecks({ ...key, countNumber, counted })),
  ]);
  if (!book) return refuse('PART_NOT_EXIST', { partNumber });
  const before = checks.find(({ isSame }) => isSame);
  if (before) return { isFar: before.isFar };
  if (checks.length >= contract.JUDGED_AT_MOST) return { isFar: false };
  const isFar = isFarFromBook(quantityUnits(counted), quantityUnits(book.onHand));
  await tx.run(insertCheck({ companyId, countNumber, partNumber, counted, isFar }));
  return { isFar };
});
