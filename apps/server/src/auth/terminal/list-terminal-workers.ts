import * as contract from '@gemba/contract/auth/terminal/list-terminal-workers';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { terminalOf } from './turn.ts';
import { WORKERS_HERE } from './workers-here.ts';

interface Asked {
  companyId: number;
  wc: string;
  userId: number;
}

const selectWorkers = statement<Asked, contract.TerminalWorker>(
  `select w.user_name, w.display_name, w.pin_hash is not null as has_pin, w.user_id = :userId as present ${WORKERS_HERE}
    order by place.of_centre desc, w.display_name, w.user_id`,
);

export const listTerminalWorkers = operation(contract.listTerminalWorkers, async (tx, actor) => {
  const { terminalWc } = await terminalOf(tx, actor);
  const wc = terminalWc as string;
  return { wc, workers: await tx.all(selectWorkers({ companyId: actor.companyId, wc, userId: actor.userId })) };
});
