import * as contract from '@gemba/contract/alarms/board/get-alarm-form';
import type { CallReply } from '@gemba/contract/kit/call';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

type Asked = { companyId: number; me: string | null };

const selectTask = statement<Asked, { wc: string; wo: string }>(
  `select t.wc, t.wo_number as wo from task t where t.company_id = :companyId and t.worker = :me and t.status in ('RUNNING', 'PAUSED')
    order by t.status desc, t.paused_at desc, t.task_id desc limit 1`,
);

const selectCentres = statement<Asked, CallReply<typeof contract.getAlarmForm>['workCentres'][number]>(
  `select wc.wc, wc.wc_name, w.employee_id is not null as mine
    from work_centre wc
    left join work_centre_worker w on w.company_id = wc.company_id and w.wc = wc.wc and w.employee_id = :me
   where wc.company_id = :companyId and wc.active order by mine desc, wc.wc`,
);

const selectUsual = statement<{ companyId: number; wc: string | null }, { typeId: number }>(
  `select a.type_id from alarm a join alarm_type t on t.company_id = a.company_id and t.type_id = a.type_id and t.deleted_at is null
    where a.company_id = :companyId and a.raised_at > now() - interval '180 days'
    group by a.type_id order by count(*) filter (where a.wc = :wc::text) desc, count(*) desc, a.type_id limit 8`,
);

export const getAlarmForm = operation(contract.getAlarmForm, async (tx, { companyId, refId: me }, { query }) => {
  const [task, workCentres] = await Promise.all([
    tx.first(selectTask({ companyId, me })),
    tx.all(selectCentres({ companyId, me })),
  ]);
  const own = workCentres.filter(({ mine }) => mine);
  const wc = query.wc ?? task?.wc ?? (own.length === 1 ? (own[0]?.wc ?? null) : null);
  const usual = await tx.all(selectUsual({ companyId, wc }));
  return {
    wc,
    wo: task && task.wc === wc ? task.wo : null,
    workCentres,
    usualTypes: usual.map(({ typeId }) => typeId),
  };
});
