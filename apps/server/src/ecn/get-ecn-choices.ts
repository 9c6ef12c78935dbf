import * as contract from '@gemba/contract/ecn/get-ecn-choices';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';

const selectEmployees = statement<{ companyId: number; limit: number }, contract.EcnChoice>(
  `select employee_id as code, employee_name as name from employee
    where company_id = :companyId and active order by employee_id limit :limit`,
);

export const getEcnChoices = operation(contract.getEcnChoices, async (tx, { companyId }) => ({
  employees: await tx.all(selectEmployees({ companyId, limit: contract.CHOICES_AT_MOST })),
}));
