import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { TASK_COLUMNS, TASK_JOINS, type TaskFields, taskRowOf } from '../task/task-row.ts';

const selectTask = statement<{ companyId: number; taskId: number }, TaskFields>(
  `select ${TASK_COLUMNS} from task t ${TASK_JOINS} where t.company_id = :companyId and t.task_id = :taskId`,
);

export const readTaskRow = async (tx: Tx, companyId: number, taskId: number): Promise<TaskRow> =>
  taskRowOf(await tx.one(selectTask({ companyId, taskId })));
