import { changesBetween } from '@gemba/contract/companies/audit';
import * as contract from '@gemba/contract/parts/change/change-part';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { COLUMNS, checkEntered, ENTERED, FROM_ENTERED } from '../entered-part.ts';
import { readPart } from '../get-part.ts';
import { partToChange, selectMakersOfOrders } from './part-to-change.ts';

const updatePart = statement<{ companyId: number; partNumber: string; entered: contract.ChangedPart }>(
  `update part set (active, version, ${COLUMNS}) = (select new.active, part.version + 1, ${ENTERED} from ${FROM_ENTERED})
    where company_id = :companyId and part_number = :partNumber`,
);

const names = Object.keys(contract.changePart.body.shape).filter((name) => !['reason', 'version'].includes(name));
const fieldsOf = (part: Part) =>
  Object.fromEntries(names.map((name) => [name, part[name as keyof contract.ChangedPart]]));

export const changePart = operation(contract.changePart, async (tx, actor, { params, body }) => {
  const { companyId, roles } = actor;
  const { partNumber } = params;
  const { reason, version, ...entered } = body;
  if (!contract.mayChangeParts(roles)) refuse('LIMITED_PERMISSIONS', { field: 'partNumber' });
  await partToChange(tx, companyId, partNumber, version);
  await checkEntered(tx, companyId, entered);
  const part = await readPart(tx, companyId, partNumber);
  await tx.run(updatePart({ companyId, partNumber, entered }));
  const changed = await readPart(tx, companyId, partNumber);
  const [before, after] = [fieldsOf(part), fieldsOf(changed)];
  // Compared as they are stored: 2.5 and 2.50 are the same weight.
  const changes = changesBetween(before, after);
  if (changes.length === 0) refuse('VALUE_UNCHANGED');
  const settled =
    part.hasMoved && changes.find(({ field }) => contract.SETTLED_BY_MOVES.some((name) => name === field));
  if (settled) refuse('PART_HAS_MOVED', { partNumber, field: settled.field });
  await recordAndTell(tx, actor, {
    kind: 'part',
    subject: partNumber,
    before,
    after,
    reason: reason.trim(),
    notice: 'PART_CHANGED',
    concerned: await tx.all(selectMakersOfOrders({ companyId, partNumber })),
    role: 'FIND_PART',
  });
  return changed;
});
