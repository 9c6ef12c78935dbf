import * as contract from '@gemba/contract/inventory/set-up/set-standard-cost';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { selectMakersOfWork } from '../../parts/index.ts';

const updateCost = statement<{ companyId: number; partNumber: string; standardCost: string }, { standardCost: string }>(
  `update part set std_cost = :standardCost, version = version + 1
  where company_id = :companyId and part_number = :partNumber and coalesce(std_cost, 0) = 0 returning std_cost as standard_cost`,
  { neverNull: ['standardCost'] },
);

const selectPart = statement<{ companyId: number; partNumber: string }, object>(
  'select 1 from part where company_id = :companyId and part_number = :partNumber',
);

/** Sets a standard cost only where there is none. */
export const setStandardCost = operation(contract.setStandardCost, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { partNumber } = params;
  const set = await tx.first(updateCost({ companyId, partNumber, standardCost: body.standardCost }));
  if (set) {
    const { standardCost } = set;
    await recordAndTell(tx, actor, {
      kind: 'part',
      subject: partNumber,
      before: { stdCost: null },
      after: { stdCost: standardCost },
      reason: body.reason.trim(),
      notice: 'STANDARD_COST_CHANGED',
      concerned: await tx.all(selectMakersOfWork({ companyId, partNumber })),
      role: 'FIND_PART',
    });
    return { partNumber, standardCost };
  }
  const known = await tx.first(selectPart({ companyId, partNumber }));
  return known ? refuse('STANDARD_COST_EXISTS', { partNumber }) : refuse('PART_NOT_EXIST', { partNumber });
});
