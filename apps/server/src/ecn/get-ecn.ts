import type { Ecn } from '@gemba/contract/ecn/ecn';
import * as contract from '@gemba/contract/ecn/get-ecn';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { employeeOf, ROW } from './ecn-row.sql.ts';

const selectEcn = statement<{ companyId: number; ecnNumber: string }, Ecn>(
  `select ${ROW}, ecn.version, ecn.description, ecn.engineer as engineer_id, ecn.old_change_order, ecn.new_change_order,
         ${employeeOf('originator')} as originator, ecn.created_on, ecn.closed_on,
         ecn.draw_revised, ecn.wi_revised, ${employeeOf('wi_waits_for')} as wi_waits_for, ecn.wi_waits_for as wi_waits_for_id,
         ecn.on_order_action, ecn.in_inventory_action
    from ecn join company using (company_id) where ecn.company_id = :companyId and ecn.ecn_number = :ecnNumber`,
);

export async function readEcn(tx: Tx, companyId: number, ecnNumber: string): Promise<Ecn> {
  const ecn = await tx.first(selectEcn({ companyId, ecnNumber }));
  return ecn ?? refuse('ECN_NOT_EXIST', { ecnNumber });
}

export const getEcn = operation(contract.getEcn, (tx, { companyId }, { params }) =>
  readEcn(tx, companyId, params.ecnNumber),
);
