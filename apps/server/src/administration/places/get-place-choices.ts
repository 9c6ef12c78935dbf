import * as contract from '@gemba/contract/administration/places/get-place-choices';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

type Choice = { code: string; name: string };

const selectWarehouses = statement<{ companyId: number }, Choice>(
  'select warehouse_code as code, warehouse_name as name from warehouse where company_id = :companyId order by 1',
);

const selectDepartments = statement<{ companyId: number }, Choice>(
  `select department_id as code, department_name as name from department where company_id = :companyId
    order by sort_name, department_id limit 1000`,
);

export const getPlaceChoices = operation(contract.getPlaceChoices, async (tx, { companyId }) => ({
  warehouses: await tx.all(selectWarehouses({ companyId })),
  departments: await tx.all(selectDepartments({ companyId })),
}));
