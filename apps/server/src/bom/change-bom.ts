import * as contract from '@gemba/contract/bom/change-bom';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { recordAndTell } from '../messages/index.ts';
import { currentBom, ecnFor, selectMakersOfWork, takeRevision } from '../parts/index.ts';
import { lockForBom, writeBom } from './write-bom.ts';

type Key = { companyId: number; partNumber: string };

const lockPart = statement<Key & { revision: string }, { current: string | null; taken: boolean }>(
  `select ${currentBom} as current, exists (select from bom where bom.company_id = :companyId
            and bom.part_number = :partNumber and bom.revision = :revision) as taken
     from part where company_id = :companyId and part_number = :partNumber for no key update`,
);

export const changeBom = operation(contract.changeBom, async (tx, actor, { params, body }) => {
  const { companyId, roles } = actor;
  const { partNumber } = params;
  const { from, revision, items } = body;
  const reason = body.reason.trim();
  const key = { companyId, partNumber };
  if (!contract.mayChangeBoms(roles)) refuse('LIMITED_PERMISSIONS', { field: 'partNumber' });
  await lockForBom(tx, companyId, { partNumber, revision, items });
  const bom = (await tx.first(lockPart({ ...key, revision }))) ?? refuse('PART_NOT_EXIST', { partNumber });
  if (bom.current === null) refuse('BOM_NOT_EXIST', { partNumber });
  if (bom.current !== from) refuse('CHANGED_MEANWHILE');
  if (bom.taken) refuse('BOM_REVISION_EXISTS', { partNumber, revision, field: 'revision' });
  const ecnNumber = await ecnFor(tx, { ...key, revision });
  await writeBom(tx, actor, { partNumber, revision, items });
  await takeRevision(tx, { ...key, revision }, ecnNumber, reason);
  await recordAndTell(tx, actor, {
    kind: 'bom',
    subject: partNumber,
    before: { revision: from },
    after: { revision, ecnNumber },
    reason,
    notice: 'BOM_CHANGED',
    facts: { revision, ecnNumber },
    concerned: await tx.all(selectMakersOfWork(key)),
    role: 'FIND_BOM',
  });
  return { partNumber, revision, ecnNumber };
});
