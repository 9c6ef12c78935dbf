import { moves } from '@gemba/contract/kit/moves';
import * as contract from '@gemba/contract/quality/ncr/change-ncr';
import { ncrMoves } from '@gemba/contract/quality/ncr/ncr-moves';
import { QUALITY_READERS } from '@gemba/contract/quality/quality-readers';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { readNcr } from './get-ncr.ts';
import { HAS_GOODS_OF_REPORT } from './settle-ncr.ts';

const { next } = moves(ncrMoves);

// The condition names the version that the person has seen.
const updateNcr = statement<
  {
    companyId: number;
    userId: number;
    ncrNumber: string;
    version: number;
    to: string;
    reason: string;
    disposition: string | null;
  },
  object
>(
  `update ncr n set status = :to, note = :reason, version = version + 1,
     disposition = case when ${HAS_GOODS_OF_REPORT} then disposition when :to = 'CLOSED' then coalesce(:disposition, disposition) end,
     closed_by = case when :to = 'CLOSED' then :userId::integer end, closed_at = case when :to = 'CLOSED' then now() end
   where company_id = :companyId and ncr_number = :ncrNumber and version = :version
   returning 1`,
);

export const changeNcr = operation(
  contract.changeNcr,
  async (tx, actor, { params, body: { version, reason, disposition = null } }) => {
    const { companyId, userId } = actor;
    const { ncrNumber, event } = params;
    const before = await readNcr(tx, actor, ncrNumber);
    const { status, irNumber, hasGoodsOfReport } = before;
    const to = next(status, event) ?? refuse(event === 'close' ? 'NOT_OPEN_NCR' : 'NCR_IS_OPEN', { ncrNumber });
    if (disposition !== null && hasGoodsOfReport) refuse('NCR_HAS_REPORT', { ncrNumber, irNumber: irNumber ?? '' });
    const changed = await tx.first(updateNcr({ companyId, userId, ncrNumber, version, to, reason, disposition }));
    if (!changed) refuse('ORDER_CHANGED', { version: version + 1 });
    const after = await readNcr(tx, actor, ncrNumber);
    await recordAndTell(tx, actor, {
      kind: 'ncr',
      subject: ncrNumber,
      before: { status, disposition: before.disposition },
      after: { status: to, disposition: after.disposition },
      reason,
      notice: event === 'close' ? 'NCR_CLOSED' : 'NCR_REOPENED',
      facts: { part: before.part, finding: before.finding },
      concerned: [before.raisedBy, ...(before.closedBy ? [before.closedBy] : [])],
      role: QUALITY_READERS,
    });
    return after;
  },
);
