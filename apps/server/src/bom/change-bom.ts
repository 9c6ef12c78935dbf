import * as contract from '@gemba/contract/bom/change-bom';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { recordAndTell } from '../messages/index.ts';
import { currentBom, selectMakersOfWork } from '../parts/index.ts';
import { lockForBom, writeBom } from './write-bom.ts';

type Key = { companyId: number; partNumber: string };

const lockPart = statement<Key & { revision: string }, { current: string | null; taken: boolean }>(
  `select ${currentBom} as current, exists (select from bom where bom.company_id = :companyId
            and bom.part_number = :partNumber and bom.revision = :revision) as taken
     from part where company_id = :companyId and part_number = :partNumber for no key update`,
);

const selectOpenEcns = statement<Key, { ecnNumber: string; newRevision: string }>(
  `select ecn_number, new_revision from ecn_part join ecn using (company_id, ecn_number)
    where company_id = :companyId and part_number = :partNumber and status = 'OPEN' order by due_date, ecn_number`,
);

// The revision that the part had stays known: orders and documents name it.
const insertRevisions = statement<Key & { revision: string; ecnNumber: string | null; reason: string }>(
  `insert into part_revision (company_id, part_number, revision, effective_date, ecn_number, note)
   select part.company_id, part.part_number, known.revision, known.day, known.ecn_number, known.note
     from part join company using (company_id)
    cross join lateral (values
      (part.revision, (part.created_at at time zone company.time_zone)::date, null, null),
      (:revision, (now() at time zone company.time_zone)::date, :ecnNumber, :reason)) as known (revision, day, ecn_number, note)
    where part.company_id = :companyId and part.part_number = :partNumber
   on conflict do nothing`,
);

const updatePart = statement<Key & { revision: string }>(
  `update part set revision = :revision, version = version + 1
    where company_id = :companyId and part_number = :partNumber`,
);

/** The open ECN that asks for this revision; null where the part has none. Another revision than it asks for is refused. */
async function ecnFor(tx: Tx, key: Key, revision: string) {
  const open = await tx.all(selectOpenEcns(key));
  const [first] = open;
  if (!first) return null;
  const asking =
    open.find(({ newRevision }) => newRevision === revision) ??
    refuse('BOM_REVISION_NOT_OF_ECN', { ...first, partNumber: key.partNumber, field: 'revision' });
  return asking.ecnNumber;
}

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
  const ecnNumber = await ecnFor(tx, key, revision);
  await writeBom(tx, actor, { partNumber, revision, items });
  await tx.run(insertRevisions({ ...key, revision, ecnNumber, reason }));
  await tx.run(updatePart({ ...key, revision }));
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
