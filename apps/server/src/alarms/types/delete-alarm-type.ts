import * as contract from '@gemba/contract/alarms/types/delete-alarm-type';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { changeTypes, findType, subtreeOf } from './types.sql.ts';

type Types = { companyId: number; typeIds: readonly number[] };

const deleteHandlers = statement<Types, { count: number }>(
  `with gone as (delete from alarm_handler where company_id = :companyId and type_id = any (:typeIds) returning 1)
   select count(*)::int as count from gone`,
);

const markDeleted = statement<Types>(
  'update alarm_type set deleted_at = now(), version = version + 1 where company_id = :companyId and type_id = any (:typeIds)',
);

export const deleteAlarmType = operation(contract.deleteAlarmType, async (tx, { companyId }, { params }) => {
  const typeId = Number(params.id);
  const deleted = { deletedTypes: 0, deletedHandlers: 0 };
  await changeTypes(tx, companyId, async (types) => {
    findType(types, typeId);
    const typeIds = subtreeOf(types, typeId);
    const [handlers] = await Promise.all([
      tx.one(deleteHandlers({ companyId, typeIds })),
      tx.run(markDeleted({ companyId, typeIds })),
    ]);
    deleted.deletedTypes = typeIds.length;
    deleted.deletedHandlers = handlers.count;
  });
  return deleted;
});
