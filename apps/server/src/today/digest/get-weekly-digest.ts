import * as contract from '@gemba/contract/today/digest/get-weekly-digest';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const selectWanted = statement<{ companyId: number; userId: number }, { wanted: boolean }>(
  `select exists (select from weekly_digest where company_id = :companyId and user_id = :userId) as wanted`,
);

export const getWeeklyDigest = operation(contract.getWeeklyDigest, (tx, { companyId, userId }) =>
  tx.one(selectWanted({ companyId, userId })),
);
