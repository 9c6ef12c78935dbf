import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Template } from './templates.ts';

export const ADMINISTRATOR = 'E-1';
const WAREHOUSE = 'MAIN';

interface Rows {
  companyId: number;
  /** JSON. */
  rows: string;
}

const insertLicence = statement<{ companyId: number; modules: readonly string[] }>(
  `insert into licence (company_id, modules, seats_allowed, valid_until)
   values (:companyId, :modules, 100, company_today(:companyId) + 365)`,
);

const insertAccounts = statement<Rows>(
  `insert into account (company_id, account_number, account_name, kind, statement_line)
   select :companyId, row ->> 0, row ->> 1, row ->> 2, row ->> 3 from json_array_elements(:rows::json) as row`,
);

const insertUses = statement<Rows>(
  `insert into account_use (company_id, account_number, use)
   select :companyId, row ->> 0, row ->> 4 from json_array_elements(:rows::json) as row where row ->> 4 is not null`,
);

const insertTaxes = statement<Rows>(
  `insert into tax_rate (company_id, tax_code, tax_name, rate, account_number)
   select :companyId, row ->> 0, row ->> 1, (row ->> 2)::numeric, tax.account_number
     from json_array_elements(:rows::json) as row
     join account_use tax on tax.company_id = :companyId and tax.use = 'TAX_COLLECTED'`,
);

const insertWarehouse = statement<{ companyId: number; code: string; country: string }>(
  `insert into warehouse (company_id, warehouse_code, warehouse_name, country) values (:companyId, :code, 'Main warehouse', :country)`,
);

const insertLocations = statement<Rows & { warehouse: string }>(
  `insert into location (company_id, warehouse_code, location, description, purpose)
   select :companyId, :warehouse, row ->> 0, row ->> 1, row ->> 2 from json_array_elements(:rows::json) as row`,
);

const insertOrigin = statement<{ companyId: number }>(
  `insert into part_from (company_id, part_from, kind) values (:companyId, 'OWN', 'OWN')`,
);

const insertDepartments = statement<Rows>(
  `insert into department (company_id, department_id, department_name, sort_name)
   select :companyId, row ->> 0, row ->> 1, lower(row ->> 1) from json_array_elements(:rows::json) as row`,
);

const insertShift = statement<{ companyId: number }>(
  `insert into shift (company_id, shift_code, shift_name, start_time, end_time, unpaid_minutes)
   values (:companyId, 'DAY', 'Day shift', '07:00', '15:30', 30)`,
);

const insertWorkCentre = statement<{ companyId: number }>(
  `insert into work_centre (company_id, wc, wc_name, department_id) values (:companyId, 'ASSY-1', 'Assembly', 'PROD')`,
);

const DEPARTMENTS = [
  ['OFFICE', 'Office'],
  ['WHSE', 'Warehouse'],
];
const PRODUCTION = ['PROD', 'Production'];
/** No tax: exports, and countries whose taxes differ by place. */
const EXEMPT = ['EXEMPT', 'Exempt', '0'];

interface Beginning {
  template: Template;
  taxes: readonly (readonly string[])[];
  country: string;
}

/** Everything that postings of a new company need, besides parts, partners and orders. */
export async function writeTemplate(tx: Tx, companyId: number, { template, taxes, country }: Beginning) {
  const { modules, accounts, locations, produces } = template;
  const rows = (list: readonly (readonly unknown[])[]) => ({ companyId, rows: JSON.stringify(list) });
  await tx.run(insertLicence({ companyId, modules }));
  await tx.run(insertAccounts(rows(accounts)));
  await tx.run(insertUses(rows(accounts)));
  await tx.run(insertTaxes(rows([...taxes, EXEMPT])));
  await tx.run(insertWarehouse({ companyId, code: WAREHOUSE, country }));
  await tx.run(insertLocations({ ...rows(locations), warehouse: WAREHOUSE }));
  await tx.run(insertOrigin({ companyId }));
  await tx.run(insertDepartments(rows(produces ? [...DEPARTMENTS, PRODUCTION] : DEPARTMENTS)));
  if (!produces) return;
  await tx.run(insertShift({ companyId }));
  await tx.run(insertWorkCentre({ companyId }));
}

const insertAuthorities = statement<{ companyId: number; userId: number; limit: string }>(
  `insert into approval_authority (company_id, user_id, kind, limit_amount)
   select :companyId, :userId, kind, :limit::numeric from unnest(array['po', 'so', 'qo', 'wo', 'rma', 'rtv']) as kind`,
);

const insertBuyer = statement<{ companyId: number; userId: number; employeeId: string }>(
  `insert into buyer (company_id, buyer_code, buyer_name, employee_id, user_id)
   select :companyId, 'B1', employee_name, employee_id, :userId from employee
    where company_id = :companyId and employee_id = :employeeId`,
);

const insertWorker = statement<{ companyId: number; employeeId: string }>(
  `insert into work_centre_worker (company_id, wc, employee_id) values (:companyId, 'ASSY-1', :employeeId)`,
);

const insertLead = statement<{ companyId: number; employeeId: string }>(
  `insert into work_centre_lead (company_id, wc, employee_id) values (:companyId, 'ASSY-1', :employeeId)`,
);

/** As much as an order can be worth. */
const NO_LIMIT = '9999999999999999.99';

/** Until others are entered, the administrator approves every order, buys, and leads the first work centre. */
export async function giveAuthority(tx: Tx, companyId: number, userId: number, { produces }: Template) {
  await tx.run(insertAuthorities({ companyId, userId, limit: NO_LIMIT }));
  await tx.run(insertBuyer({ companyId, userId, employeeId: ADMINISTRATOR }));
  if (!produces) return;
  await tx.run(insertWorker({ companyId, employeeId: ADMINISTRATOR }));
  await tx.run(insertLead({ companyId, employeeId: ADMINISTRATOR }));
}
