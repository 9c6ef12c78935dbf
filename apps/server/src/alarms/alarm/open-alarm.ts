import * as contract from '@gemba/contract/alarms/alarm/open-alarm';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { factsOf, holdAlarms } from './held-alarm.ts';
import { addEntries } from './time-line.ts';

const selectOpened = statement<{ companyId: number; alarmId: number; userId: number; level: number }, object>(
  `select 1 from alarm_event where company_id = :companyId and alarm_id = :alarmId and kind = 'OPENED'
      and user_id = :userId and level = :level`,
);

export const openAlarm = operation(contract.openAlarm, async (tx, { companyId, userId }, { params: { id } }) => {
  const [alarm] = await holdAlarms(tx, companyId, [Number(id)]);
  if (!alarm) return refuse('ALARM_NOT_EXIST');
  const { alarmId, level, status } = alarm;
  if (status === 'RESOLVED' || !factsOf(alarm, userId).handlesLevel) return { noted: false };
  if (await tx.first(selectOpened({ companyId, alarmId, userId, level }))) return { noted: false };
  await addEntries(tx, alarm, [{ kind: 'OPENED', userId, level }]);
  return { noted: true };
});
