import * as contract from '@gemba/contract/info-centres/query-work-order-info-center';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { answerCentre } from './answer-centre.ts';

const selectWorkCentres = statement<{ companyId: number }, { wc: string; name: string; online: boolean }>(
  `select wc, wc_name as name, online = 1 as online from work_centre where company_id = :companyId order by online, wc`,
);

export const queryWorkOrderInfoCenter = operation(contract.queryWorkOrderInfoCenter, async (tx, actor, { query }) => {
  const [centre, workCentres] = await Promise.all([
    answerCentre(tx, actor, 'workOrders', query),
    tx.all(selectWorkCentres({ companyId: actor.companyId })),
  ]);
  return { ...centre, workCentres };
});
