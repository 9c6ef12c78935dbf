import type { AdminWorkCentre } from '@gemba/contract/administration/places/place';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

/** The columns of a work centre, of `work_centre c left join department d`. Work of an order that is over counts no more. */
export const centreColumns = `c.wc, c.wc_name, c.department_id, d.department_name, c.hourly_cost, c.day_hours, c.active, c.version,
  (select count(*)::int from task t
    where t.company_id = c.company_id and t.wc = c.wc and t.status in ('OPEN', 'RUNNING', 'PAUSED'))
  + (select count(*)::int from work_order_operation op
       join work_order o on o.company_id = op.company_id and o.wo_number = op.wo_number
      where op.company_id = c.company_id and op.wc = c.wc and op.status <> 'OK'
        and o.status not in ('CLOSED', 'CANCELLED', 'REJECTED')) as open_work`;

const selectCentre = statement<{ companyId: number; wc: string }, AdminWorkCentre>(
  `select ${centreColumns}
     from work_centre c left join department d on d.company_id = c.company_id and d.department_id = c.department_id
    where c.company_id = :companyId and c.wc = :wc`,
);

export const readCentre = async (tx: Tx, companyId: number, wc: string) =>
  (await tx.first(selectCentre({ companyId, wc }))) ?? refuse('PLACE_NOT_EXIST');

const lockRow = statement<{ companyId: number; wc: string }, { version: number }>(
  'select version from work_centre where company_id = :companyId and wc = :wc for update',
);

/** `for update`: new work names the work centre, and so waits until this is decided. */
export const lockCentre = async (tx: Tx, companyId: number, wc: string, version: number) => {
  const locked = (await tx.first(lockRow({ companyId, wc }))) ?? refuse('PLACE_NOT_EXIST');
  if (locked.version !== version) refuse('PLACE_CHANGED');
  return readCentre(tx, companyId, wc);
};

const selectDepartment = statement<{ companyId: number; departmentId: string }, object>(
  'select 1 from department where company_id = :companyId and department_id = :departmentId',
);

export const refuseUnknownDepartment = async (tx: Tx, companyId: number, departmentId: string | null) => {
  if (departmentId !== null && !(await tx.first(selectDepartment({ companyId, departmentId }))))
    refuse('DEPARTMENT_NOT_EXIST', { departmentId, field: 'departmentId' });
};

export const auditedCentre = ({ wcName, departmentId, hourlyCost, dayHours, active }: AdminWorkCentre) => ({
  wcName,
  departmentId,
  hourlyCost,
  dayHours,
  active,
});
