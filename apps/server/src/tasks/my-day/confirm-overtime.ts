import * as contract from '@gemba/contract/tasks/my-day/confirm-overtime';
import type { WageType } from '@gemba/contract/tasks/task/task-shapes';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { instantOf } from '../clock/spans.ts';
import { employeeOf, lockWorker } from '../clock/worker.ts';
import { lockOperation } from '../reports/locked-operation.ts';
import { reportTask } from '../reports/report-task.ts';
import { readDayWindow } from './day-window.ts';
import { readMyDay } from './read-my-day.ts';

const confirmIntervals = statement<
  { companyId: number; worker: string; from: string; to: string },
  { taskId: number | null }
>(
  `update work_interval set confirmed_at = now()
    where company_id = :companyId and worker = :worker and voided_by is null and outside_shift and confirmed_at is null
      and ended_at is not null and started_at >= :from::timestamptz and started_at < :to::timestamptz
   returning task_id`,
);

interface EndedTask {
  taskId: number;
  woNumber: string;
  sequence: number;
  wageType: number;
}

// A task that the worker still has reports the time when it is finished.
const selectEnded = statement<{ companyId: number; worker: string; ids: readonly number[] }, EndedTask>(
  `select t.task_id, t.wo_number, t.sequence, coalesce((select r.wage_type from time_report r
       where r.company_id = t.company_id and r.task_id = t.task_id and r.worker = :worker order by r.report_id desc limit 1), 2) as wage_type
    from task t
   where t.company_id = :companyId and t.task_id = any(:ids::bigint[])
     and not (t.worker is not distinct from :worker and t.status in ('RUNNING', 'PAUSED'))
   order by t.wo_number, t.task_id`,
);

export const confirmOvertime = operation(contract.confirmOvertime, async (tx, actor, { body: { date } }) => {
  const { companyId } = actor;
  const worker = await lockWorker(tx, companyId, employeeOf(actor));
  checkLicence(await companyFacts(tx, companyId), 'PRODUCTION');
  const { owned } = await readDayWindow(tx, worker, date);
  const key = { companyId, worker: worker.employeeId };
  const confirmed = await tx.all(confirmIntervals({ ...key, from: instantOf(owned.from), to: instantOf(owned.to) }));
  if (confirmed.length === 0) refuse('NO_OVERTIME');
  const ids = [...new Set(confirmed.flatMap(({ taskId }) => taskId ?? []))];
  for (const { taskId, woNumber, sequence, wageType } of await tx.all(selectEnded({ ...key, ids }))) {
    const facts = await lockOperation(tx, companyId, worker.employeeId, { woNumber, sequence });
    await reportTask(tx, actor, worker, facts, {
      kind: 'OVERTIME',
      taskId,
      wageType: wageType as WageType,
      qualified: '0',
      defects: [],
      estimatedHours: '0',
      at: worker.now,
    });
  }
  return readMyDay(tx, companyId, worker, date);
});
