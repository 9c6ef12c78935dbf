import * as contract from '@gemba/contract/tasks/my-day/explain-gap';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { instantOf, momentOf } from '../clock/spans.ts';
import { employeeOf, lockWorker, workingDay } from '../clock/worker.ts';
import { readMyDay } from './read-my-day.ts';

const upsertPause = statement<{
  companyId: number;
  worker: string;
  at: string;
  reason: string;
  note: string | null;
}>(
  `insert into work_pause (company_id, worker, started_at, reason, note) values (:companyId, :worker, :at::timestamptz, :reason, :note)
   on conflict (company_id, worker, started_at) do update set reason = excluded.reason, note = excluded.note`,
);

export const explainGap = operation(contract.explainGap, async (tx, actor, { body: { startedAt, reason, note } }) => {
  const { companyId } = actor;
  const worker = await lockWorker(tx, companyId, employeeOf(actor));
  checkLicence(await companyFacts(tx, companyId), 'PRODUCTION');
  const at = momentOf(startedAt);
  const date = await workingDay(tx, worker, at);
  const { entries } = await readMyDay(tx, companyId, worker, date);
  if (!entries.some((entry) => entry.kind === 'GAP' && momentOf(entry.startedAt) === at)) refuse('GAP_NOT_EXIST');
  const pause = { companyId, worker: worker.employeeId, at: instantOf(at), reason, note: note ?? null };
  await tx.run(upsertPause(pause));
  return readMyDay(tx, companyId, worker, date);
});
