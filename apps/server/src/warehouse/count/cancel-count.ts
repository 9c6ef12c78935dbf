import * as contract from '@gemba/contract/warehouse/count/cancel-count';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { lockOpenCount } from './counts.sql.ts';
import { readCount } from './get-count.ts';

const updateCount = statement<{ companyId: number; countNumber: string }>(
  `update cycle_count set status = 'CANCELLED' where company_id = :companyId and count_number = :countNumber`,
);

export const cancelCount = operation(contract.cancelCount, async (tx, actor, { params: { countNumber } }) => {
  const { companyId } = actor;
  await lockOpenCount(tx, companyId, countNumber);
  await tx.run(updateCount({ companyId, countNumber }));
  return readCount(tx, actor, countNumber);
});
