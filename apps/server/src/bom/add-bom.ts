import * as contract from '@gemba/contract/bom/add-bom';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { existingRevision } from '../parts/index.ts';
import { selectBom } from './bom.sql.ts';
import { lockForBom, writeBom } from './write-bom.ts';

const updatePart = statement<{ companyId: number; partNumber: string }>(
  'update part set bill = true, version = version + 1 where company_id = :companyId and part_number = :partNumber',
);

export const addBom = operation(contract.addBom, async (tx, actor, { body: bom }) => {
  const { companyId } = actor;
  const { partNumber, revision } = bom;
  await lockForBom(tx, companyId, bom);
  await existingRevision(tx, companyId, partNumber, revision);
  if (await tx.first(selectBom({ companyId, partNumber }))) refuse('BOM_EXISTS', { partNumber });
  await writeBom(tx, actor, bom);
  await tx.run(updatePart({ companyId, partNumber }));
  return { partNumber, revision };
});
