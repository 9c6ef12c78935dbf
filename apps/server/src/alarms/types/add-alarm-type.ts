import * as contract from '@gemba/contract/alarms/types/add-alarm-type';
import { alarmTypeRules } from '@gemba/contract/alarms/types/alarm-type-rules';
import type { CallParsed } from '@gemba/contract/kit/call';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuseFirst } from '../../kit/refuse.ts';
import { changeTypes, checkPlace, readType } from './types.sql.ts';

type Body = CallParsed<typeof contract.addAlarmType>['body'];

const insertType = statement<Body & { companyId: number }, { typeId: number }>(
  `insert into alarm_type (company_id, type_name, parent, level, preset_response_time, preset_handle_time, description)
   values (:companyId, :typeName, :parent, :level, :presetResponseTime, :presetHandleTime, :description) returning type_id`,
);

export const addAlarmType = operation(contract.addAlarmType, async (tx, { companyId }, { body }) => {
  refuseFirst(alarmTypeRules(body));
  let added = 0;
  await changeTypes(tx, companyId, async (types) => {
    checkPlace(types, body);
    added = (await tx.one(insertType({ companyId, ...body }))).typeId;
  });
  return readType(tx, companyId, added);
});
