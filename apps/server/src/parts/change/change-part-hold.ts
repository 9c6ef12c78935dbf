import * as contract from '@gemba/contract/parts/change/change-part-hold';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { partToChange, selectMakersOfOrders } from './part-to-change.ts';

type Held = { companyId: number; partNumber: string; hold: boolean; reason: string };

const updatePart = statement<Held, { hold: boolean; version: number }>(
  `update part set hold = :hold, hold_reason = case when :hold then :reason end, version = version + 1
    where company_id = :companyId and part_number = :partNumber returning hold, version`,
);

export const changePartHold = operation(contract.changePartHold, async (tx, actor, { params, body }) => {
  const { companyId, roles } = actor;
  const { partNumber } = params;
  const { hold, version } = body;
  const reason = body.reason.trim();
  if (!contract.mayHoldParts(roles)) refuse('LIMITED_PERMISSIONS', { field: 'partNumber' });
  const before = await partToChange(tx, companyId, partNumber, version);
  if (before.hold === hold) refuse('VALUE_UNCHANGED');
  const after = await tx.one(updatePart({ companyId, partNumber, hold, reason }));
  await recordAndTell(tx, actor, {
    kind: 'part',
    subject: partNumber,
    before: { hold: before.hold },
    after: { hold },
    reason,
    notice: hold ? 'PART_HELD' : 'PART_RELEASED',
    concerned: await tx.all(selectMakersOfOrders({ companyId, partNumber })),
    role: 'FIND_PART',
  });
  return { partNumber, ...after };
});
