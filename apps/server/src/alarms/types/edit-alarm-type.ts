import { alarmTypeRules } from '@gemba/contract/alarms/types/alarm-type-rules';
import * as contract from '@gemba/contract/alarms/types/edit-alarm-type';
import type { CallParsed } from '@gemba/contract/kit/call';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { changeTypes, checkPlace, findType, readType, subtreeOf } from './types.sql.ts';

type Body = CallParsed<typeof contract.editAlarmType>['body'];

const updateType = statement<Omit<Body, 'version'> & { companyId: number; typeId: number }>(
  `update alarm_type set type_name = :typeName, parent = :parent, level = :level, preset_response_time = :presetResponseTime,
     preset_handle_time = :presetHandleTime, description = :description, version = version + 1
    where company_id = :companyId and type_id = :typeId`,
);

export const editAlarmType = operation(contract.editAlarmType, async (tx, { companyId }, { params, body }) => {
  const typeId = Number(params.id);
  const { version, ...fields } = body;
  refuseFirst(alarmTypeRules(fields));
  await changeTypes(tx, companyId, async (types) => {
    if (findType(types, typeId).version !== version) refuse('ALARM_TYPE_CHANGED');
    checkPlace(types, fields, typeId);
    if (fields.parent !== null && subtreeOf(types, typeId).includes(fields.parent))
      refuse('ALARM_TYPE_LOOP', { field: 'parent' });
    await tx.run(updateType({ companyId, typeId, ...fields }));
  });
  return readType(tx, companyId, typeId);
});
