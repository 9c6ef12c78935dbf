import { mayHoldParts } from '@gemba/contract/parts/change/change-part-hold';
import * as contract from '@gemba/contract/parts/change/change-part-revision';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { partToChange, selectMakersOfOrders } from './part-to-change.ts';
import { ecnFor, takeRevision } from './take-revision.ts';

const selectFacts = statement<
  { companyId: number; partNumber: string; revision: string },
  { isKnown: boolean; hasBom: boolean }
>(
  `select exists (select from part_revision former where former.company_id = :companyId
                     and former.part_number = :partNumber and former.revision = :revision) as is_known,
          exists (select from bom where bom.company_id = :companyId and bom.part_number = :partNumber) as has_bom`,
);

export const changePartRevision = operation(contract.changePartRevision, async (tx, actor, { params, body }) => {
  const { companyId, roles } = actor;
  const { partNumber } = params;
  const { revision, version } = body;
  const reason = body.reason.trim();
  if (!mayHoldParts(roles)) refuse('LIMITED_PERMISSIONS', { field: 'partNumber' });
  const before = await partToChange(tx, companyId, partNumber, version);
  if (before.revision === revision) refuse('VALUE_UNCHANGED', { field: 'revision' });
  const wanted = { companyId, partNumber, revision };
  const { isKnown, hasBom } = await tx.one(selectFacts(wanted));
  if (!isKnown && hasBom) refuse('PART_REVISION_OF_BOM', { partNumber, revision, field: 'revision' });
  // One that the part had is no change of its design: no ECN asks for it.
  const ecnNumber = isKnown ? null : await ecnFor(tx, wanted);
  const after = await takeRevision(tx, wanted, ecnNumber, reason);
  await recordAndTell(tx, actor, {
    kind: 'part',
    subject: partNumber,
    before: { revision: before.revision },
    after: { revision },
    reason,
    notice: 'PART_REVISION_CHANGED',
    facts: { revision },
    concerned: await tx.all(selectMakersOfOrders({ companyId, partNumber })),
    role: 'FIND_PART',
  });
  return { partNumber, ...after };
});
