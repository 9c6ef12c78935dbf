import * as contract from '@gemba/contract/administration/places/change-work-centre';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { auditedCentre, lockCentre, readCentre, refuseUnknownDepartment } from './work-centres.sql.ts';

type Fields = Omit<CallParsed<typeof contract.changeWorkCentre>['body'], 'version'> & { companyId: number; wc: string };

const updateCentre = statement<Fields>(
  `update work_centre set wc_name = :wcName, department_id = :departmentId, hourly_cost = :hourlyCost,
          day_hours = :dayHours, active = :active, version = version + 1
    where company_id = :companyId and wc = :wc`,
);

export const changeWorkCentre = operation(contract.changeWorkCentre, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { wc } = params;
  const { version, ...fields } = body;
  const before = await lockCentre(tx, companyId, wc, version);
  if (before.active && !fields.active && before.openWork > 0)
    refuse('WORK_CENTRE_IN_USE', { wc, count: before.openWork, field: 'active' });
  await refuseUnknownDepartment(tx, companyId, fields.departmentId);
  await tx.run(updateCentre({ companyId, wc, ...fields }));
  const after = await readCentre(tx, companyId, wc);
  await recordChange(tx, actor, {
    kind: 'workCentre',
    subject: wc,
    act: 'changed',
    before: auditedCentre(before),
    after: auditedCentre(after),
  });
  return after;
});
