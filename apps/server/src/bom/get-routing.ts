import * as contract from '@gemba/contract/bom/get-routing';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';

type Key = { companyId: number; partNumber: string };

const selectRevision = statement<Key, { revision: string }>(
  'select revision from part where company_id = :companyId and part_number = :partNumber',
);

const selectOperations = statement<Key & { revision: string }, contract.RoutingOperation>(
  `select r.sequence, r.wc, centre.wc_name, r.description, r.wage_type, r.setup_hours, r.run_hours
     from routing_operation r join work_centre centre using (company_id, wc)
    where r.company_id = :companyId and r.part_number = :partNumber and r.revision = :revision order by r.sequence`,
);

export const getRouting = operation(contract.getRouting, async (tx, { companyId }, { params, query }) => {
  const { partNumber } = params;
  const part = (await tx.first(selectRevision({ companyId, partNumber }))) ?? refuse('PART_NOT_EXIST', { partNumber });
  const { revision = part.revision } = query;
  return { revision, operations: await tx.all(selectOperations({ companyId, partNumber, revision })) };
});
