import type { WageType } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { lengthOf, momentOf, type Span } from '../clock/spans.ts';
import { type Worker, workingDay } from '../clock/worker.ts';
import type { OperationFacts } from './locked-operation.ts';
import { type Defect, figuresOf, writeReport } from './write-report.ts';

interface WorkedRow {
  intervalId: number;
  startedAt: string;
  endedAt: string;
}

// Time outside of the shift waits until it is confirmed.
const selectWorked = statement<{ companyId: number; taskId: number; worker: string }, WorkedRow>(
  `select interval_id, started_at, ended_at from work_interval
    where company_id = :companyId and task_id = :taskId and worker = :worker and report_id is null and voided_by is null
      and ended_at is not null and (not outside_shift or confirmed_at is not null)
    order by started_at`,
);

const updateReported = statement<{ companyId: number; reportId: number; ids: readonly number[] }>(
  'update work_interval set report_id = :reportId where company_id = :companyId and interval_id = any(:ids::bigint[])',
);

interface OfTask {
  readonly kind: 'TASK' | 'PART' | 'OVERTIME';
  readonly taskId: number;
  readonly wageType: WageType;
  readonly qualified: string;
  readonly defects: readonly Defect[];
  readonly estimatedHours: string;
  /** The end of the task, where nothing of it was worked. */
  readonly at: number;
}

/** Reports the time of a task that is not reported yet, with pieces. Answers undefined where there is neither. */
export async function reportTask(
  tx: Tx,
  actor: Actor,
  worker: Worker,
  operation: OperationFacts,
  { kind, taskId, wageType, qualified, defects, estimatedHours, at }: OfTask,
): Promise<number | undefined> {
  const { companyId } = actor;
  const rows = await tx.all(selectWorked({ companyId, taskId, worker: worker.employeeId }));
  const spans = rows.map(({ startedAt, endedAt }): Span => ({ from: momentOf(startedAt), to: momentOf(endedAt) }));
  const figures = figuresOf(operation, qualified, lengthOf(spans));
  if (kind !== 'TASK' && spans.length === 0) return undefined;
  // A report has a first and a last moment, also where no time of it counts.
  const span = {
    from: spans[0]?.from ?? at - 1,
    to: spans.at(-1)?.to ?? at,
  };
  const report = {
    kind,
    worker: worker.employeeId,
    taskId,
    wageType,
    pieceRate: wageType === 1 ? operation.pieceRate : null,
    defects,
    ...figures,
    span,
    estimatedHours,
    day: await workingDay(tx, worker, span.from),
  };
  return writeReport(tx, actor, operation, report, (reportId) => [
    tx.run(updateReported({ companyId, reportId, ids: rows.map(({ intervalId }) => intervalId) })),
  ]);
}
