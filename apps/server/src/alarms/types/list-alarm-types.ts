import * as contract from '@gemba/contract/alarms/types/list-alarm-types';
import { page } from '../../kit/http/operation.ts';
import { selectTypes } from './types.sql.ts';

export const listAlarmTypes = page(contract.listAlarmTypes, {
  statement: (companyId) => selectTypes({ companyId, typeId: null }),
  reply: (alarmTypes) => ({ alarmTypes }),
});
