import * as contract from '@gemba/contract/alarms/types/delete-alarm-handler';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { changeTypes, findType, readType } from './types.sql.ts';

const deleteHandler = statement<{ companyId: number; typeId: number; level: number; userId: number }, object>(
  `delete from alarm_handler where company_id = :companyId and type_id = :typeId and level = :level and user_id = :userId returning 1`,
);

export const deleteAlarmHandler = operation(
  contract.deleteAlarmHandler,
  async (tx, { companyId }, { params, query }) => {
    const typeId = Number(params.id);
    await changeTypes(tx, companyId, async (types) => {
      findType(types, typeId);
      const key = { companyId, typeId, level: Number(query.level), userId: Number(query.handler) };
      if (!(await tx.first(deleteHandler(key)))) refuse('ALARM_HANDLER_NOT_EXIST');
    });
    return readType(tx, companyId, typeId);
  },
);
