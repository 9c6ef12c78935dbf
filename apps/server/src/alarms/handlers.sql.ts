import type { HandlerContact } from '@gemba/contract/alarms/alarm/alarm';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

/** A user `u` who can sign in. */
export const CAN_SIGN_IN = `u.status = 'ACTIVE' and not u.is_machine and (u.expires_on is null or u.expires_on >= company_today(u.company_id))`;

/** Handlers of each type, by its own settings or those above it; people who cannot sign in any more are left out. */
const selectHandlers = statement<
  { companyId: number; typeIds: readonly number[] },
  HandlerContact & { typeId: number }
>(
  `select wanted.type_id, json_build_object('userId', u.user_id, 'name', u.display_name) as handler, h.level, h.preset as preset_handler,
     e.job_title, e.phone
    from unnest(:typeIds::bigint[]) as wanted (type_id)
    cross join lateral (select handling_type(:companyId, wanted.type_id) as type_id) handling
    join alarm_handler h on h.company_id = :companyId and h.type_id = handling.type_id
    join app_user u on u.company_id = h.company_id and u.user_id = h.user_id
    left join employee e on e.company_id = u.company_id and e.employee_id = u.ref_id
   where ${CAN_SIGN_IN}
   order by h.level, h.preset desc, u.display_name, u.user_id`,
);

/** The handlers of types, asked for by one of them. */
export async function readHandlers(tx: Tx, companyId: number, typeIds: readonly number[]) {
  const rows = await tx.all(selectHandlers({ companyId, typeIds: [...new Set(typeIds)] }));
  return (wanted: number): HandlerContact[] =>
    rows.flatMap(({ typeId, ...contact }) => (typeId === wanted ? [contact] : []));
}
