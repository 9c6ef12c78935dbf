import { statement } from '../../kit/database/statement.ts';
import type { PushSource } from '../../kit/push/push-source.ts';
import { pushTextIn } from '../../messages/index.ts';
import { readHandlers } from '../handlers.sql.ts';

const selectOpen = statement<
  { companyId: number; alarmIds: readonly number[] },
  { alarmId: number; typeId: number; wcName: string }
>(
  `select a.alarm_id, a.type_id, wc.wc_name from alarm a join work_centre wc on wc.company_id = a.company_id and wc.wc = a.wc
    where a.company_id = :companyId and a.alarm_id = any (:alarmIds) and a.status <> 'RESOLVED'`,
);

/** An alarm that is not resolved yet, to somebody who still handles alarms of its type. It says where, and not what happened. */
export const alarmPush: PushSource = {
  kind: 'alarm',
  urgent: true,
  async tell(tx, companyId, pushes) {
    const alarms = await tx.all(selectOpen({ companyId, alarmIds: pushes.map(({ refId }) => Number(refId)) }));
    const handlersOf = await readHandlers(
      tx,
      companyId,
      alarms.map(({ typeId }) => typeId),
    );
    return pushes.map(({ userId, refId, language }) => {
      const alarm = alarms.find(({ alarmId }) => String(alarmId) === refId);
      if (!alarm || !handlersOf(alarm.typeId).some(({ handler }) => handler.userId === userId)) return undefined;
      const text = pushTextIn(language, 'alarm', { wc: alarm.wcName });
      return { ...text, url: `/alarmDetail/${refId}`, tag: `alarm ${refId}` };
    });
  },
};
