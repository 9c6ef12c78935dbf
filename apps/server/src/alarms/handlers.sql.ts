import type { HandlerContact } from '@gemba/contract/alarms/alarm/alarm';
import { statement } from '../kit/database/statement.ts';

/** A user `u` who can sign in. */
export const CAN_SIGN_IN = `u.status = 'ACTIVE' and (u.expires_on is null or u.expires_on >= company_today(u.company_id))`;

/** Handlers of a type, by its own settings or those above it; people who cannot sign in any more are left out. */
export const selectHandlers = statement<{ companyId: number; typeId: number }, HandlerContact>(
  `select json_build_object('userId', u.user_id, 'name', u.display_name) as handler, h.level, h.preset as preset_handler,
     e.job_title, e.phone
    from alarm_handler h
    join app_user u on u.company_id = h.company_id and u.user_id = h.user_id
    left join employee e on e.company_id = u.company_id and e.employee_id = u.ref_id
   where h.company_id = :companyId and h.type_id = (select handling_type(:companyId, :typeId)) and ${CAN_SIGN_IN}
   order by h.level, h.preset desc, u.display_name, u.user_id`,
);
