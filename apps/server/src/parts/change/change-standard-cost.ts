import { compare } from '@gemba/contract/kit/fixed-point';
import * as contract from '@gemba/contract/parts/change/change-standard-cost';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { partToChange, selectMakersOfWork } from './part-to-change.ts';

type Costed = { companyId: number; partNumber: string; standardCost: string };

const updatePart = statement<Costed, { standardCost: string; version: number }>(
  `update part set std_cost = :standardCost, version = version + 1
    where company_id = :companyId and part_number = :partNumber returning std_cost as standard_cost, version`,
  { neverNull: ['standardCost'] },
);

export const changeStandardCost = operation(contract.changeStandardCost, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { partNumber } = params;
  const { standardCost, version } = body;
  const before = await partToChange(tx, companyId, partNumber, version);
  if (before.stdCost !== null && compare(before.stdCost, standardCost) === 0)
    refuse('VALUE_UNCHANGED', { field: 'standardCost' });
  const after = await tx.one(updatePart({ companyId, partNumber, standardCost }));
  await recordAndTell(tx, actor, {
    kind: 'part',
    subject: partNumber,
    before: { stdCost: before.stdCost },
    after: { stdCost: after.standardCost },
    reason: body.reason.trim(),
    notice: 'STANDARD_COST_CHANGED',
    concerned: await tx.all(selectMakersOfWork({ companyId, partNumber })),
    role: 'FIND_PART',
  });
  return { partNumber, ...after };
});
