import { piecesRules } from '@gemba/contract/tasks/reports/pieces-rules';
import * as contract from '@gemba/contract/tasks/task/finish-task';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuseFirst } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { instantOf } from '../clock/spans.ts';
import { lockOperation } from '../reports/locked-operation.ts';
import { checkOpenToReport } from '../reports/open-order.ts';
import { readReport } from '../reports/read-report.ts';
import { reportTask } from '../reports/report-task.ts';
import { checkMove, holdTask, recordEvent, timeOf } from './locked-task.ts';
import { readTask } from './read-task.ts';
import { endRun } from './run-task.ts';

const updateClosed = statement<{ companyId: number; taskId: number; at: string }, { estimatedHours: string }>(
  `update task set status = 'CLOSED', closed_at = :at::timestamptz, paused_at = null, version = version + 1
    where company_id = :companyId and task_id = :taskId returning estimated_hours`,
);

const selectReport = statement<{ companyId: number; taskId: number }, { reportId: number }>(
  `select report_id from time_report where company_id = :companyId and task_id = :taskId and kind = 'TASK'
    order by report_id desc limit 1`,
);

export const finishTask = operation(contract.finishTask, async (tx, actor, { params, body }, visit) => {
  const { companyId } = actor;
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'FINISH', body.eventId);
  if (!held) return readFinished(tx, actor, taskId);
  const { worker, task } = held;
  checkMove(task, 'finish');
  const facts = await lockOperation(tx, companyId, worker.employeeId, task);
  checkOpenToReport(facts.orderStatus, task.woNumber);
  refuseFirst(piecesRules(body, facts));
  const at = timeOf(body, worker, visit);
  await endRun(tx, actor, worker, task, at);
  const { estimatedHours } = await tx.one(updateClosed({ companyId, taskId, at: instantOf(at) }));
  await reportTask(tx, actor, worker, facts, {
    kind: 'TASK',
    taskId,
    wageType: body.wageType,
    qualified: body.qualifiedQty ?? '0',
    defects: body.defectiveItems,
    estimatedHours,
    at,
  });
  await recordEvent(tx, actor, held, 'FINISH', body, at);
  return readFinished(tx, actor, taskId);
});

async function readFinished(tx: Tx, actor: Actor, taskId: number) {
  const { reportId } = await tx.one(selectReport({ companyId: actor.companyId, taskId }));
  return { task: await readTask(tx, actor, taskId), report: await readReport(tx, actor, reportId) };
}
