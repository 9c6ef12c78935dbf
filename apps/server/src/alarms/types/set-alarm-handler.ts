import * as contract from '@gemba/contract/alarms/types/set-alarm-handler';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { CAN_SIGN_IN } from '../handlers.sql.ts';
import { changeTypes, findType, readType } from './types.sql.ts';

const selectUser = statement<{ companyId: number; userId: number }, object>(
  `select 1 from app_user u where u.company_id = :companyId and u.user_id = :userId and ${CAN_SIGN_IN}`,
);

const putHandler = statement<{
  companyId: number;
  typeId: number;
  level: number;
  userId: number;
  preset: boolean;
}>(
  `insert into alarm_handler (company_id, type_id, level, user_id, preset) values (:companyId, :typeId, :level, :userId, :preset)
   on conflict (company_id, type_id, level, user_id) do update set preset = excluded.preset`,
);

export const setAlarmHandler = operation(contract.setAlarmHandler, async (tx, { companyId }, { params, body }) => {
  const typeId = Number(params.id);
  const { level, handler: userId, presetHandler: preset } = body;
  await changeTypes(tx, companyId, async (types) => {
    findType(types, typeId);
    if (!(await tx.first(selectUser({ companyId, userId })))) refuse('USER_NOT_EXIST', { field: 'handler' });
    await tx.run(putHandler({ companyId, typeId, level, userId, preset }));
  });
  return readType(tx, companyId, typeId);
});
