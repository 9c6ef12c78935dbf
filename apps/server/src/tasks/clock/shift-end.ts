import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { armTimers } from '../../kit/timers/arm-timer.ts';
import type { TimerJob } from '../../kit/timers/run-timers.ts';
import { writeNotice } from '../../messages/index.ts';
import { instantOf } from './spans.ts';
import { readWindows, type Worker } from './worker.ts';

const KIND = 'shift-end';
const DAY_MS = 86_400_000;

/** A task that runs on is asked for at the end of the shift; nothing for somebody without a shift. */
export async function armShiftEnd(tx: Tx, companyId: number, worker: Worker, taskId: number) {
  const windows = await readWindows(tx, worker, { from: worker.now, to: worker.now + DAY_MS });
  const end = windows?.map(({ shift }) => shift.to).find((to) => to > worker.now);
  if (end === undefined) return;
  await armTimers(tx, companyId, KIND, [{ refId: String(taskId), dueAt: instantOf(end) }]);
}

const selectRunning = statement<
  { companyId: number; taskIds: readonly number[] },
  { woNumber: string; wc: string; userId: number }
>(
  `select t.wo_number, t.wc, u.user_id from task t
     join app_user u on u.company_id = t.company_id and u.ref_id = t.worker
    where t.company_id = :companyId and t.task_id = any (:taskIds::bigint[]) and t.status = 'RUNNING'
    order by t.task_id`,
);

/** Writes to everybody whose task still runs at the end of their shift. */
export const shiftEnd: TimerJob = {
  kind: KIND,
  async fire(tx, companyId, timers) {
    const running = await tx.all(selectRunning({ companyId, taskIds: timers.map(({ refId }) => Number(refId)) }));
    for (const { userId, ...facts } of running)
      await writeNotice(tx, companyId, { code: 'TASK_RUNS_ON', orders: [], facts, receivers: [userId] });
  },
};
