import * as contract from '@gemba/contract/administration/places/add-work-centre';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { auditedCentre, readCentre, refuseUnknownDepartment } from './work-centres.sql.ts';

type Fields = CallParsed<typeof contract.addWorkCentre>['body'] & { companyId: number };

const insertCentre = statement<Fields, object>(
  `insert into work_centre (company_id, wc, wc_name, department_id, hourly_cost, day_hours, active)
   values (:companyId, :wc, :wcName, :departmentId, :hourlyCost, :dayHours, :active) on conflict do nothing returning 1`,
);

export const addWorkCentre = operation(contract.addWorkCentre, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const { wc, departmentId } = body;
  await refuseUnknownDepartment(tx, companyId, departmentId);
  if (!(await tx.first(insertCentre({ companyId, ...body })))) refuse('PLACE_CODE_TAKEN', { code: wc, field: 'wc' });
  const added = await readCentre(tx, companyId, wc);
  await recordChange(tx, actor, { kind: 'workCentre', subject: wc, act: 'added', after: auditedCentre(added) });
  return added;
});
