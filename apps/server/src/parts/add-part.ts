import type { NewPart } from '@gemba/contract/parts/add-part';
import * as contract from '@gemba/contract/parts/add-part';
import { asPartNumber, isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { COLUMNS, checkEntered, ENTERED, FROM_ENTERED } from './entered-part.ts';
import { readPart } from './get-part.ts';

/** The number as it is kept, or the sentence that says what is wrong with it. */
function numberOf(typed: string) {
  const number = asPartNumber(typed);
  if (number === '') return refuse('PART_NUMBER_REQUIRED', { field: 'partNumber' });
  if (isNonStock(number)) return refuse('PART_NUMBER_RESERVED', { field: 'partNumber' });
  return isPartNumber(number) ? number : refuse('INVALID_PART_NUMBER', { field: 'partNumber' });
}

const insertPart = statement<
  { companyId: number; partNumber: string; userId: number; entered: NewPart },
  { partNumber: string }
>(
  `insert into part (company_id, part_number, revision, created_by, ${COLUMNS})
   select :companyId, :partNumber, new.revision, :userId, ${ENTERED} from ${FROM_ENTERED}
   on conflict do nothing returning part_number`,
);

const insertStock = statement<{ companyId: number; partNumber: string }>(
  'insert into part_stock (company_id, part_number) values (:companyId, :partNumber)',
);

const insertRevision = statement<{ companyId: number; partNumber: string; revision: string }>(
  `insert into part_revision (company_id, part_number, revision, effective_date)
   select :companyId, :partNumber, :revision, (now() at time zone time_zone)::date from company where company_id = :companyId`,
);

export const addPart = operation(contract.addPart, async (tx, { companyId, userId }, { body: entered }) => {
  const partNumber = numberOf(entered.partNumber);
  await checkEntered(tx, companyId, entered);
  const added = await tx.first(insertPart({ companyId, partNumber, userId, entered }));
  if (!added) refuse('PART_EXISTS', { partNumber, field: 'partNumber' });
  await tx.run(insertStock({ companyId, partNumber }));
  await tx.run(insertRevision({ companyId, partNumber, revision: entered.revision }));
  return readPart(tx, companyId, partNumber);
});
