import * as contract from '@gemba/contract/alarms/alarm/raise-alarm';
import { numberAmong, numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { tellWebhooks } from '../../interfaces/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { readHandlers } from '../handlers.sql.ts';
import { firstLevel, toldAt } from '../levels.ts';
import { armTimeouts, inMinutes } from './clock.ts';
import { readAlarm } from './read-alarm.ts';
import { addEntries, notified } from './time-line.ts';

// Shared: a type cannot be deleted, nor lose its last handler, while alarms of it are raised.
const lockType = statement<{ companyId: number; typeId: number }, { level: number; minutes: number }>(
  `select level, preset_response_time as minutes from alarm_type
    where company_id = :companyId and type_id = :typeId and deleted_at is null for share`,
);

const selectPlaces = statement<
  { companyId: number; wc: string; keys: string[] },
  { hasCentre: boolean; orders: string[] }
>(
  `select exists (select from work_centre where company_id = :companyId and wc = :wc) as has_centre,
     array(select wo_number::text from work_order where company_id = :companyId and code_key = any(:keys::text[])) as orders`,
);

interface Raised {
  companyId: number;
  typeId: number;
  wc: string;
  wo: string | null;
  description: string;
  level: number;
  userId: number;
  minutes: number;
}

const insertAlarm = statement<Raised, { alarmId: number; escalateAt: string | null }>(
  `insert into alarm (company_id, type_id, wc, wo_number, description, level, raised_by, response_due_at, escalate_at)
   values (:companyId, :typeId, :wc, :wo, :description, :level, :userId, ${inMinutes(':minutes')}, ${inMinutes(':minutes')})
   returning alarm_id, escalate_at`,
);

export const raiseAlarm = operation(contract.raiseAlarm, async (tx, actor, { body }) => {
  const { companyId, userId } = actor;
  const { type: typeId, wc, wo: typed = '', description } = body;
  const [type, handlersOf, { hasCentre, orders }, company] = await Promise.all([
    tx.first(lockType({ companyId, typeId })),
    readHandlers(tx, companyId, [typeId]),
    tx.one(selectPlaces({ companyId, wc, keys: numberKeys(typed, ORDER_PREFIXES.wo) })),
    companyFacts(tx, companyId),
  ]);
  checkLicence(company, 'ALARMS');
  if (!type) return refuse('ALARM_TYPE_NOT_EXIST', { field: 'type' });
  if (!hasCentre) refuse('WORK_CENTER_NOT_EXIST', { wc, field: 'wc' });
  const wo = numberAmong(orders, typed, ORDER_PREFIXES.wo) ?? null;
  if (typed !== '' && wo === null) refuse('WORK_ORDER_NOT_EXIST', { woNumber: typed, field: 'wo' });
  const handlers = handlersOf(typeId);
  const level = firstLevel(handlers, type.level) ?? refuse('ALARM_TYPE_WITHOUT_HANDLER', { field: 'type' });
  const { minutes } = type;
  const { alarmId, escalateAt } = await tx.one(
    insertAlarm({ companyId, typeId, wc, wo, description, level, userId, minutes }),
  );
  await Promise.all([
    armTimeouts(tx, companyId, [{ alarmId, escalateAt }]),
    addEntries(tx, { companyId, alarmId, lastEvent: 0 }, [
      { kind: 'RAISED', userId, level },
      ...notified(toldAt(handlers, level), level),
    ]),
    tellWebhooks(tx, actor, [
      {
        kind: 'alarm.raised',
        about: ['alarm', String(alarmId)],
        data: { alarmId, type: typeId, wc, wo, description, level },
      },
    ]),
  ]);
  return readAlarm(tx, actor, alarmId);
});
