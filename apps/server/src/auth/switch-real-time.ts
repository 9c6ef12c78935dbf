import * as contract from '@gemba/contract/auth/switch-real-time';
import { readCompany } from '../companies/index.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';

// The change raises the version of the user, which ends sessions that were told otherwise. Those that knew the version before
// go on: the person has switched it. A session that was outdated already stays so.
const updateRealTime = statement<{ companyId: number; userId: number; realTime: boolean }>(
  `with changed as (
     update app_user set real_time = :realTime where company_id = :companyId and user_id = :userId and real_time <> :realTime
     returning version),
   at_terminal as (
     update session set worker_version = changed.version from changed
      where company_id = :companyId and worker_id = :userId and worker_version = changed.version - 1 and ended_at is null)
   update session set user_version = changed.version from changed
    where company_id = :companyId and user_id = :userId and user_version = changed.version - 1 and ended_at is null`,
);

export const switchRealTime = operation(
  contract.switchRealTime,
  async (tx, { companyId, userId }, { body: { realTime } }) => {
    if (realTime && !(await readCompany(tx, companyId)).realTime) refuse('REAL_TIME_OFF');
    await tx.run(updateRealTime({ companyId, userId, realTime }));
    return null;
  },
);
