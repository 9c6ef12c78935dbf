import * as contract from '@gemba/contract/tasks/lead/plan-task';
import { operation } from '../../kit/http/operation.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { lockOperation } from '../reports/locked-operation.ts';
import { checkOpenToReport } from '../reports/open-order.ts';
import { addTask } from '../task/add-task.ts';
import { checkLed, checkWorker } from './led-centre.ts';
import { readTaskRow } from './task-row.ts';

export const planTask = operation(contract.planTask, async (tx, actor, { body }) => {
  const { companyId, refId } = actor;
  const [company, facts] = await Promise.all([
    companyFacts(tx, companyId),
    lockOperation(tx, companyId, refId ?? '', body),
  ]);
  checkLicence(company, 'PRODUCTION');
  await checkLed(tx, actor, facts.wc);
  checkOpenToReport(facts.orderStatus, body.woNumber);
  await checkWorker(tx, companyId, facts.wc, body.worker);
  return readTaskRow(tx, companyId, await addTask(tx, companyId, facts, body));
});
