import type { Module } from '@gemba/contract/companies/modules';
import type { Call } from '@gemba/contract/kit/call';
import { receivePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import { receiveWorkOrder } from '@gemba/contract/receiving/work-order/receive-work-order';
import { issueToWorkOrder } from '@gemba/contract/shipping/issue/issue-to-work-order';
import { shipSalesOrder } from '@gemba/contract/shipping/sales-order/ship-sales-order';
import { createTimeReport } from '@gemba/contract/tasks/reports/create-time-report';
import { postCount } from '@gemba/contract/warehouse/count/post-count';
import { moveStock } from '@gemba/contract/warehouse/move/move-stock';
import type { CompanyNeeds } from './company-needs.sql.ts';
import type { Diagnosis, Finding } from './finding.ts';

type Need = (needs: CompanyNeeds, company: string) => Finding | undefined;

interface Posting {
  readonly name: string;
  /** The call that posts, whose roles somebody must have. None yet: its rows come by import. */
  readonly call?: Pick<Call, 'access'>;
  readonly modules: readonly Module[];
  /** Uses of accounts that it books to, and its taking back. */
  readonly uses: readonly string[];
  readonly needs: readonly Need[];
}

const brings =
  (isThere: (needs: CompanyNeeds) => boolean, what: string, files: string): Need =>
  (needs, company) =>
    isThere(needs) ? undefined : { what: `There is no ${what} yet.`, mend: `gemba import ${company} ${files}` };

const parts = brings(({ hasParts }) => hasParts, 'part', 'parts.csv');
const vendors = brings(({ hasVendors }) => hasVendors, 'vendor', 'vendors.csv');
const customers = brings(({ hasCustomers }) => hasCustomers, 'customer', 'customers.csv');
const warehouse = brings(({ warehouses }) => warehouses > 0, 'warehouse', 'warehouses.csv locations.csv');
const purchaseOrders = brings(
  ({ hasPurchaseOrders }) => hasPurchaseOrders,
  'purchase order',
  'purchaseOrders.csv purchaseOrderItems.csv',
);
const salesOrders = brings(
  ({ hasSalesOrders }) => hasSalesOrders,
  'sales order',
  'salesOrders.csv salesOrderItems.csv',
);
const workOrders = brings(
  ({ hasWorkOrders }) => hasWorkOrders,
  'work order',
  'workOrders.csv workOrderComponents.csv workOrderOperations.csv',
);

const origin = brings(({ hasOrigin }) => hasOrigin, 'origin OWN of our own goods', 'partOrigins.csv');

const locations: Need = ({ warehouses, bareWarehouses }, company) =>
  warehouses === 0 || bareWarehouses.length === 0
    ? undefined
    : {
        what: `There is no active location in warehouse ${bareWarehouses.join(', ')}.`,
        mend: `gemba import ${company} locations.csv`,
      };

const twoLocations: Need = ({ locations: count }, company) =>
  count >= 2
    ? undefined
    : { what: 'Goods move between two locations at least.', mend: `gemba import ${company} locations.csv` };

const taxes: Need = ({ unsettledTaxes }, company) =>
  unsettledTaxes.length === 0
    ? undefined
    : {
        what: `Tax codes of open orders have no account: ${unsettledTaxes.join(', ')}.`,
        mend: `gemba import ${company} taxRates.csv, with accountNumber`,
      };

const issuePassword: Need = ({ hasIssuePassword }, company) =>
  hasIssuePassword ? undefined : { what: 'No issue password is set.', mend: `gemba company issue-password ${company}` };

const standardCosts: Need = ({ uncosted }, company) =>
  uncosted.length === 0
    ? undefined
    : {
        what: `Made parts of open work orders have no standard cost: ${uncosted.join(', ')}.`,
        mend: `gemba import ${company} parts.csv, with stdCost, or enter it when the app asks`,
      };

const reporters: Need = ({ hasReporters }, company) =>
  hasReporters
    ? undefined
    : {
        what: 'No user is an employee who works at a work centre.',
        mend: `gemba user add ${company} USER --employee ID, then add them under Administration, Work centres`,
      };

const approver =
  (kind: string, orders: string): Need =>
  ({ approves }, company) =>
    approves.includes(kind)
      ? undefined
      : {
          what: `Nobody may approve ${orders}.`,
          mend: `gemba import ${company} approvalAuthorities.csv`,
        };

const STOCK = ['INVENTORY', 'VALUATION_ROUNDING'];

const POSTINGS: readonly Posting[] = [
  {
    name: 'Receive a purchase order',
    call: receivePurchaseOrder,
    modules: ['WAREHOUSE'],
    uses: [...STOCK, 'GOODS_RECEIVED_NOT_INVOICED', 'EXPENSE', 'STOCK_ADJUSTMENT'],
    needs: [parts, vendors, purchaseOrders, approver('po', 'purchase orders'), warehouse, locations, origin, taxes],
  },
  {
    name: 'Ship a sales order',
    call: shipSalesOrder,
    modules: ['WAREHOUSE'],
    uses: [...STOCK, 'COST_OF_GOODS_SOLD'],
    needs: [parts, customers, salesOrders, approver('so', 'sales orders'), warehouse, locations, origin, taxes],
  },
  {
    name: 'Issue to a work order',
    call: issueToWorkOrder,
    modules: ['WAREHOUSE', 'PRODUCTION'],
    uses: [...STOCK, 'WIP'],
    needs: [parts, workOrders, approver('wo', 'work orders'), issuePassword, warehouse, locations, origin],
  },
  {
    name: 'Receive a work order',
    call: receiveWorkOrder,
    modules: ['WAREHOUSE', 'PRODUCTION'],
    uses: [...STOCK, 'WIP', 'PRODUCTION_VARIANCE'],
    needs: [parts, workOrders, standardCosts, warehouse, locations, origin],
  },
  {
    name: 'Report time',
    call: createTimeReport,
    modules: ['PRODUCTION'],
    uses: ['WIP', 'LABOUR_APPLIED', 'PRODUCTION_VARIANCE'],
    needs: [workOrders, reporters],
  },
  {
    name: 'Move stock',
    call: moveStock,
    modules: ['WAREHOUSE'],
    uses: STOCK,
    needs: [parts, warehouse, twoLocations, origin],
  },
  {
    name: 'Count stock',
    call: postCount,
    modules: ['WAREHOUSE'],
    uses: [...STOCK, 'STOCK_ADJUSTMENT'],
    needs: [parts, warehouse, locations, origin],
  },
  { name: 'Opening balances', modules: ['WAREHOUSE'], uses: [...STOCK, 'OPENING'], needs: [parts, warehouse, origin] },
  {
    name: 'Invoices and payments of customers',
    modules: ['ACCOUNTING'],
    uses: ['RECEIVABLE', 'REVENUE', 'TAX_COLLECTED', 'FREIGHT_INCOME', 'CASH', 'EXCHANGE_RESULT'],
    needs: [customers],
  },
  {
    name: 'Bills and payments of vendors',
    modules: ['ACCOUNTING'],
    uses: ['PAYABLE', 'GOODS_RECEIVED_NOT_INVOICED', 'TAX_PAID', 'FREIGHT_PAID', 'CASH', 'EXCHANGE_RESULT'],
    needs: [vendors],
  },
];

const licence = ({ licensedUntil, licenceDays }: CompanyNeeds): Finding | undefined =>
  licenceDays !== null && licenceDays >= 0
    ? undefined
    : {
        what: licensedUntil === null ? 'There is no licence.' : `The licence ended on ${licensedUntil}.`,
        mend: 'ask the vendor for a licence',
      };

const accounts = ({ uses }: Posting, needs: CompanyNeeds): Finding[] => {
  const lacking = uses.filter((use) => !needs.uses.includes(use));
  return lacking.length === 0
    ? []
    : [{ what: `No account is set up for ${lacking.join(', ')}.`, mend: 'choose them under Accounting, Account uses' }];
};

const people = ({ call }: Posting, { roles }: CompanyNeeds, company: string): Finding[] => {
  const needed = call && Array.isArray(call.access) ? (call.access as readonly string[]) : [];
  if (needed.length === 0 || needed.some((role) => roles.includes(role))) return [];
  return [
    {
      what: `No active user has the role ${needed.join(' or ')}.`,
      mend: `gemba user roles ${company} USER …,${needed[0]}`,
    },
  ];
};

/** Everything that stands in the way of each kind of posting. One whose module is not licensed is not wanted. */
export const diagnosePostings = (needs: CompanyNeeds, company: string): Diagnosis[] =>
  POSTINGS.map((posting) => {
    const area = 'postings' as const;
    const expired = licence(needs);
    if (expired) return { area, name: posting.name, findings: [expired] };
    const unlicensed = posting.modules.find((module) => !needs.modules.includes(module));
    if (unlicensed) return { area, name: posting.name, findings: [], note: `not licensed (${unlicensed})` };
    return {
      area,
      name: posting.name,
      findings: [
        ...accounts(posting, needs),
        ...posting.needs.flatMap((need) => need(needs, company) ?? []),
        ...people(posting, needs, company),
      ],
    };
  });
