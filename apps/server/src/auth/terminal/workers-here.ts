/**
 * The users `w` who may take a turn at the terminal of `:wc`: active employees who work at or lead its work centre, or
 * belong to its department. Somebody who works there no longer comes in until they have ended what they began.
 */
export const WORKERS_HERE = `
  from app_user w join employee e on e.company_id = w.company_id and e.employee_id = w.ref_id
  join work_centre c on c.company_id = w.company_id and c.wc = :wc
  cross join lateral (select
    exists (select from work_centre_worker k where k.company_id = c.company_id and k.wc = c.wc and k.employee_id = e.employee_id)
    or exists (select from work_centre_lead l where l.company_id = c.company_id and l.wc = c.wc and l.employee_id = e.employee_id)
    or exists (select from task t
      where t.company_id = c.company_id and t.wc = c.wc and t.worker = e.employee_id and t.status in ('RUNNING', 'PAUSED'))
    as of_centre) place
  where w.company_id = :companyId and w.status = 'ACTIVE' and e.active
    and coalesce(w.expires_on >= company_today(w.company_id), true)
    and (place.of_centre or e.department_id = c.department_id)`;
