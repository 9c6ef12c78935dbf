import * as contract from '@gemba/contract/tasks/my-day/get-my-day';
import { operation } from '../../kit/http/operation.ts';
import { employeeOf, readWorker } from '../clock/worker.ts';
import { readMyDay } from './read-my-day.ts';

export const getMyDay = operation(contract.getMyDay, async (tx, actor, { query: { date } }) => {
  const worker = await readWorker(tx, actor.companyId, employeeOf(actor));
  return readMyDay(tx, actor.companyId, worker, date);
});
