import { holds } from '@gemba/contract/kit/roles';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

const selectLed = statement<{ companyId: number; wc: string; me: string | null }, object>(
  'select 1 from work_centre_lead where company_id = :companyId and wc = :wc and employee_id = :me',
);

/** The caller as a lead: nobody without the role, whichever work centres they led before. */
export const leadOf = ({ refId, roles }: Actor) => (holds(roles, 'LEAD_WORK_CENTRE') ? refId : null);

/** Refuses a work centre that the caller does not lead. One that does not exist looks the same. */
export async function checkLed(tx: Tx, actor: Actor, wc: string) {
  if (!(await tx.first(selectLed({ companyId: actor.companyId, wc, me: leadOf(actor) }))))
    refuse('WORK_CENTER_NOT_LED', { wc });
}

const selectWorker = statement<{ companyId: number; wc: string; worker: string }, { isAuthorised: boolean }>(
  `select exists (select from work_centre_worker w
     where w.company_id = e.company_id and w.wc = :wc and w.employee_id = e.employee_id) as is_authorised
    from employee e where e.company_id = :companyId and e.employee_id = :worker and e.active`,
);

/** Work is given only to people who are authorised for the work centre. */
export async function checkWorker(tx: Tx, companyId: number, wc: string, worker: string | null) {
  if (worker === null) return;
  const found = await tx.first(selectWorker({ companyId, wc, worker }));
  if (!found) return refuse('WORKER_NOT_EXIST', { field: 'worker', worker });
  if (!found.isAuthorised) refuse('WORKER_NOT_AUTHORIZED', { field: 'worker', worker, wc });
}
