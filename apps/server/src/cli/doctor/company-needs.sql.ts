import { statement } from '../../kit/database/statement.ts';

/** Facts about a company that decide what it can post. */
export interface CompanyNeeds {
  companyName: string;
  modules: string[];
  licensedUntil: string | null;
  licenceDays: number | null;
  uses: string[];
  roles: string[];
  approves: string[];
  hasIssuePassword: boolean;
  hasOrigin: boolean;
  hasParts: boolean;
  hasVendors: boolean;
  hasCustomers: boolean;
  hasPurchaseOrders: boolean;
  hasSalesOrders: boolean;
  hasWorkOrders: boolean;
  locations: number;
  /** Warehouses without a location where goods can lie. */
  bareWarehouses: string[];
  warehouses: number;
  /** Active users who are employees with a work centre to report on. */
  hasReporters: boolean;
  /** Tax codes of open items without an account. */
  unsettledTaxes: string[];
  /** Made parts of open work orders without a standard cost. */
  uncosted: string[];
}

// sql: the names of tables below
const exists = (table: string) => `exists (select from ${table} where company_id = :companyId)`;
// sql: the names of tables below
const OPEN_TAXES = (orders: string, number: string) =>
  `select item.tax_code from ${orders}_item item
     join ${orders} o on o.company_id = item.company_id and o.${number} = item.${number} and o.list_status = 'open'
     left join tax_rate tax on tax.company_id = item.company_id and tax.tax_code = item.tax_code
    where item.company_id = :companyId and item.tax_code is not null and not item.closed and tax.account_number is null`;

/** So many are named; the others have the same cause. */
const SOME = 5;

export const selectNeeds = statement<{ companyId: number }, CompanyNeeds>(
  `select c.company_name,
     coalesce((select modules from licence where company_id = :companyId and valid_until >= company_today(:companyId)), '{}') as modules,
     (select valid_until::text from licence where company_id = :companyId) as licensed_until,
     (select valid_until - company_today(:companyId) from licence where company_id = :companyId) as licence_days,
     array(select use from account_use where company_id = :companyId) as uses,
     array(select distinct unnest(roles) from app_user where company_id = :companyId and status = 'ACTIVE') as roles,
     array(select distinct a.kind from approval_authority a
             join app_user u on u.company_id = a.company_id and u.user_id = a.user_id and u.status = 'ACTIVE'
            where a.company_id = :companyId) as approves,
     c.issue_password_hash is not null as has_issue_password,
     exists (select from part_from where company_id = :companyId and part_from = 'OWN') as has_origin,
     ${exists('part')} as has_parts, ${exists('vendor')} as has_vendors, ${exists('customer')} as has_customers,
     ${exists('purchase_order')} as has_purchase_orders, ${exists('sales_order')} as has_sales_orders,
     ${exists('work_order')} as has_work_orders,
     (select count(*)::int from location where company_id = :companyId and active and purpose <> 'TRANSIT') as locations,
     (select count(*)::int from warehouse where company_id = :companyId) as warehouses,
     array(select warehouse_code from warehouse w where company_id = :companyId and not exists (
       select from location l where l.company_id = :companyId and l.warehouse_code = w.warehouse_code and l.active
          and l.purpose <> 'TRANSIT') order by 1 limit ${SOME}) as bare_warehouses,
     exists (select from app_user u join work_centre_worker w on w.company_id = u.company_id and w.employee_id = u.ref_id
              where u.company_id = :companyId and u.status = 'ACTIVE') as has_reporters,
     array(select distinct tax_code from (${OPEN_TAXES('purchase_order', 'po_number')}
           union all ${OPEN_TAXES('sales_order', 'so_number')}) as tax order by 1 limit ${SOME}) as unsettled_taxes,
     array(select distinct o.part_number from work_order o
             join part p on p.company_id = o.company_id and p.part_number = o.part_number and p.std_cost is null
            where o.company_id = :companyId and o.list_status = 'open' order by 1 limit ${SOME}) as uncosted
   from company c where c.company_id = :companyId`,
);
