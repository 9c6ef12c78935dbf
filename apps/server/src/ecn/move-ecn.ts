import type { Ecn } from '@gemba/contract/ecn/ecn';
import { ecnMoves } from '@gemba/contract/ecn/ecn-moves';
import * as contract from '@gemba/contract/ecn/move-ecn';
import { moves } from '@gemba/contract/kit/moves';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { recordAndTell } from '../messages/index.ts';
import { concernedBy, ecnToChange } from './ecn-to-change.ts';
import { readEcn } from './get-ecn.ts';

const { next } = moves(ecnMoves);

const updateEcn = statement<{ companyId: number; ecnNumber: string; to: Ecn['status'] }>(
  `update ecn set status = :to, closed_on = case when :to = 'CLOSED' then company_today(:companyId) end, version = version + 1
    where company_id = :companyId and ecn_number = :ecnNumber`,
);

const notices = { close: 'ECN_CLOSED', cancel: 'ECN_CANCELLED', reopen: 'ECN_REOPENED' } as const;

export const moveEcn = operation(contract.moveEcn, async (tx, actor, { params, body: { event, reason, version } }) => {
  const { companyId } = actor;
  const { ecnNumber } = params;
  const before = await ecnToChange(tx, actor, ecnNumber, event, version);
  const to = next(before.status, event) ?? before.status;
  await tx.run(updateEcn({ companyId, ecnNumber, to }));
  const after = await readEcn(tx, companyId, ecnNumber);
  await recordAndTell(tx, actor, {
    kind: 'ecn',
    subject: ecnNumber,
    before: { ecnStatus: before.status },
    after: { ecnStatus: after.status },
    reason: reason.trim(),
    notice: notices[event],
    facts: { title: after.title },
    concerned: await concernedBy(tx, { companyId, ecnNumber }),
    role: 'FIND_ECN',
  });
  return after;
});
