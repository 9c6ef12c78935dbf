import type { Capability } from '../kit/capability.ts';
import { assignTask } from './lead/assign-task.ts';
import { getLeadBoard } from './lead/get-lead-board.ts';
import { listWorkCentreTasks } from './lead/list-work-centre-tasks.ts';
import { orderTasks } from './lead/order-tasks.ts';
import { planTask } from './lead/plan-task.ts';
import { setWorkCentreOnline } from './lead/set-work-centre-online.ts';
import { confirmOvertime } from './my-day/confirm-overtime.ts';
import { explainGap } from './my-day/explain-gap.ts';
import { getMyDay } from './my-day/get-my-day.ts';
import { correctTimeReport } from './reports/correct-time-report.ts';
import { createAfterReport } from './reports/create-after-report.ts';
import { createTimeReport } from './reports/create-time-report.ts';
import { getReportForm } from './reports/get-report-form.ts';
import { getTimeReport } from './reports/get-time-report.ts';
import { listReportableWorkOrders } from './reports/list-reportable-work-orders.ts';
import { listTimeReports } from './reports/list-time-reports.ts';
import { cancelTask } from './task/cancel-task.ts';
import { countPieces } from './task/count-pieces.ts';
import { finishTask } from './task/finish-task.ts';
import { getActiveTask } from './task/get-active-task.ts';
import { getTask } from './task/get-task.ts';
import { listMyTasks } from './task/list-my-tasks.ts';
import { pauseTask } from './task/pause-task.ts';
import { resumeTask } from './task/resume-task.ts';
import { startProduction } from './task/start-production.ts';
import { startTask } from './task/start-task.ts';
import { stopForgottenTask } from './task/stop-forgotten-task.ts';
import { takeOperation } from './task/take-operation.ts';

export const tasksRoutes: Capability = [
  listMyTasks,
  getActiveTask,
  getTask,
  takeOperation,
  startTask,
  startProduction,
  pauseTask,
  resumeTask,
  stopForgottenTask,
  countPieces,
  finishTask,
  cancelTask,
  listReportableWorkOrders,
  getReportForm,
  createTimeReport,
  createAfterReport,
  correctTimeReport,
  listTimeReports,
  getTimeReport,
  getMyDay,
  explainGap,
  confirmOvertime,
  getLeadBoard,
  listWorkCentreTasks,
  assignTask,
  planTask,
  orderTasks,
  setWorkCentreOnline,
];
