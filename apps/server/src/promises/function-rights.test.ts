import { randomUUID } from 'node:crypto';
import { calls } from '@gemba/contract/calls';
import type { Call } from '@gemba/contract/kit/call';
import { ROLES } from '@gemba/contract/kit/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../kit/testing/browser.ts';
import { SAMPLE_TABLE, sampleCalls, sampleCapability } from '../kit/testing/sample-capability.ts';
import { pathWith, sampleOf } from '../kit/testing/samples.ts';
import { inLanes, LONG } from '../kit/testing/sweep.ts';
import { startOwnApp } from '../kit/testing/test-app.ts';

/** S11, S15: who may call what, as the table of the contract says, and no field that the contract does not list. */
const erp = await startOwnApp({ more: [sampleCapability] });
await erp.owner.query(SAMPLE_TABLE);
const all: readonly Call[] = [...calls, ...sampleCalls];
const guarded = all.filter(
  (call) => call.access !== 'open' && call.name !== 'logout' && call.name !== 'changePassword',
);

const make = (browser: Browser, call: Call) => {
  const { body, ...rest } = sampleOf(call);
  return browser.send(`/app${pathWith(call, rest)}`, {
    method: call.method,
    ...(call.body && { body }),
    headers: { 'Idempotency-Key': call.posting ? randomUUID() : undefined },
  });
};

/** An independent reading of section 6 of the specification. */
const COMBINED = 'FIND_CUSTOMER_VENDOR_ADDRESS';
const PAIR = ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS'];
const mayCall = (call: Call, roles: readonly string[], employee: boolean) => {
  if (call.access === 'signedIn') return true;
  if (call.access === 'employee') return employee;
  return (call.access as readonly string[]).some(
    (asked) =>
      roles.includes(asked) ||
      (PAIR.includes(asked) && roles.includes(COMBINED)) ||
      (asked === COMBINED && PAIR.some((one) => roles.includes(one))),
  );
};

/** Whoever may, whoever holds no role or all, and a fifth of those who may not, another one at each call; the long form: all. */
const isTried = ({ roles, employee }: Person, call: Call) =>
  LONG ||
  roles.length !== 1 ||
  (Array.isArray(call.access) && mayCall(call, roles, employee)) ||
  ((ROLES as readonly string[]).indexOf(roles[0] ?? '') + guarded.indexOf(call)) % 5 === 0;

type Person = { name: string; roles: readonly string[]; employee: boolean; browser: Browser };
const people: Person[] = [];

beforeAll(async () => {
  const { companyId, companyCode } = await erp.company();
  const kinds = [...ROLES.map((role) => [role]), [], [...ROLES], ['NO_SUCH_ROLE']];
  for (const roles of kinds) {
    const employee = roles.length !== 1;
    const { userName } = await erp.user(companyId, { roles, refId: employee ? 'E-1' : null });
    people.push({ name: roles.join('+') || 'none', roles, employee, browser: await erp.signIn(companyCode, userName) });
  }
});

describe('function rights', () => {
  it('hold for every call and every role alone, all of them and none', { timeout: 120_000 }, async () => {
    const differences: string[] = [];
    await inLanes(guarded, async (call) => {
      for (const person of people.filter((one) => isTried(one, call))) {
        const { msgCode, data } = await make(person.browser, call);
        // A refusal that names a field is about the kind of order that was asked for: the call itself let the person in.
        const refused = (msgCode === 'LIMITED_PERMISSIONS' && data === null) || msgCode === 'EMPLOYEE_ONLY';
        if (refused === mayCall(call, person.roles, person.employee))
          differences.push(`${person.name} ${call.name}: ${msgCode}`);
      }
    });
    expect(differences).toEqual([]);
  });

  it('are one list that nobody changes unseen', () => {
    expect(Object.fromEntries(calls.map((call) => [call.name, call.access]))).toMatchInlineSnapshot(`
      {
        "addBom": [
          "ADD_BOM",
        ],
        "addDocument": [
          "MANAGE_DOCUMENT",
        ],
        "addPart": [
          "ADD_PART",
        ],
        "addReceiverPhoto": [
          "UPDATE_RECEIVER",
          "RECEIVER_FROM_WO",
        ],
        "approvalCounts": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "arriveTransfer": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "cancelCount": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "cancelShipper": [
          "ADD_SHIPPER",
        ],
        "changePassword": "signedIn",
        "customerCatalog": [
          "PUBLIC_PERMISSIONS",
          "FIND_CUSTOMER_ADDRESS",
        ],
        "customerLetters": [
          "PUBLIC_PERMISSIONS",
          "FIND_CUSTOMER_ADDRESS",
        ],
        "decideApprovals": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "decideOrderChange": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "decidePurchaseOrder": [
          "FIND_PURCHASE_ORDER",
        ],
        "decideQuote": [
          "FIND_QUOTE",
        ],
        "decideRma": [
          "FIND_SALES_ORDER",
        ],
        "decideRtv": [
          "FIND_PURCHASE_ORDER",
        ],
        "decideSalesOrder": [
          "FIND_SALES_ORDER",
        ],
        "decideWorkOrder": [
          "FIND_WORK_ORDER",
        ],
        "delegateAuthority": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "delegationCandidates": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "deleteDocument": [
          "MANAGE_DOCUMENT",
        ],
        "deleteSavedFilter": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "departmentLetters": [
          "PUBLIC_PERMISSIONS",
        ],
        "documentContent": [
          "FIND_PART",
        ],
        "documentRevisions": [
          "FIND_PART",
        ],
        "drawPartLabels": [
          "FIND_PART",
        ],
        "drawReceiverLabels": [
          "UPDATE_RECEIVER",
          "FIND_PURCHASE_ORDER",
          "FIND_WO_RECEIVER",
        ],
        "drawSalesOrderLabels": [
          "FIND_SALES_ORDER",
        ],
        "editDocument": [
          "MANAGE_DOCUMENT",
        ],
        "findLocations": [
          "UPDATE_RECEIVER",
          "RECEIVER_FROM_WO",
          "ADD_SHIPPER",
          "FIND_SHIPPER",
          "FIND_INVENTORY",
        ],
        "getBom": [
          "FIND_BOM",
        ],
        "getCompanyLogoBase64": "open",
        "getCount": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "getCustomer": [
          "PUBLIC_PERMISSIONS",
          "FIND_CUSTOMER_ADDRESS",
        ],
        "getDepartment": [
          "PUBLIC_PERMISSIONS",
        ],
        "getEcn": [
          "FIND_ECN",
        ],
        "getInventory": [
          "FIND_INVENTORY",
        ],
        "getIssuableWorkOrder": [
          "ADD_SHIPPER",
        ],
        "getIssue": [
          "ADD_SHIPPER",
        ],
        "getMenuPermission": "signedIn",
        "getPart": [
          "FIND_PART",
        ],
        "getProformaReceiver": [
          "FIND_PURCHASE_ORDER",
        ],
        "getProformaShipper": [
          "FIND_SHIPPER",
        ],
        "getPurchaseOrder": [
          "FIND_PURCHASE_ORDER",
        ],
        "getQuote": [
          "FIND_QUOTE",
        ],
        "getReceivablePurchaseOrder": [
          "FIND_PURCHASE_ORDER",
        ],
        "getReceivableWorkOrder": [
          "FIND_WO_RECEIVER",
        ],
        "getReceiver": [
          "UPDATE_RECEIVER",
          "FIND_PURCHASE_ORDER",
          "FIND_WO_RECEIVER",
        ],
        "getRma": [
          "FIND_SALES_ORDER",
        ],
        "getRtv": [
          "FIND_PURCHASE_ORDER",
        ],
        "getSalesOrder": [
          "FIND_SALES_ORDER",
        ],
        "getShippableSalesOrder": [
          "FIND_SHIPPER",
        ],
        "getShipper": [
          "FIND_SHIPPER",
        ],
        "getSignInInfo": "open",
        "getTransfer": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "getVendor": [
          "PUBLIC_PERMISSIONS",
          "FIND_VENDOR_ADDRESS",
        ],
        "getVersion": "open",
        "getWecomConfig": "open",
        "getWorkOrder": [
          "FIND_WORK_ORDER",
        ],
        "health": "open",
        "issueToWorkOrder": [
          "ADD_SHIPPER",
        ],
        "keepForms": "signedIn",
        "listApprovals": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "listBoms": [
          "FIND_BOM",
        ],
        "listBuyers": [
          "FIND_PURCHASE_ORDER",
        ],
        "listCounts": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "listCustomers": [
          "PUBLIC_PERMISSIONS",
          "FIND_CUSTOMER_ADDRESS",
        ],
        "listDelegations": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "listDepartments": [
          "PUBLIC_PERMISSIONS",
        ],
        "listDocuments": [
          "FIND_PART",
        ],
        "listEcnParts": [
          "FIND_ECN",
        ],
        "listEcns": [
          "FIND_ECN",
        ],
        "listInventory": [
          "FIND_INVENTORY",
        ],
        "listInventoryLogs": [
          "FIND_INVENTORY",
        ],
        "listIssuableWorkOrders": [
          "ADD_SHIPPER",
        ],
        "listOrderChanges": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "listParts": [
          "FIND_PART",
        ],
        "listPayments": [
          "ACCOUNTING_INFO",
        ],
        "listProformaReceivers": [
          "FIND_PURCHASE_ORDER",
        ],
        "listProformaShippers": [
          "FIND_SHIPPER",
        ],
        "listPurchaseOrderItems": [
          "FIND_PURCHASE_ORDER",
        ],
        "listPurchaseOrders": [
          "FIND_PURCHASE_ORDER",
        ],
        "listQuotes": [
          "FIND_QUOTE",
        ],
        "listReceivablePurchaseOrders": [
          "FIND_PURCHASE_ORDER",
        ],
        "listReceivableWorkOrders": [
          "FIND_WO_RECEIVER",
        ],
        "listReceivers": [
          "UPDATE_RECEIVER",
          "FIND_PURCHASE_ORDER",
          "FIND_WO_RECEIVER",
        ],
        "listSalesOrders": [
          "FIND_SALES_ORDER",
        ],
        "listSavedFilters": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "listSessions": "signedIn",
        "listShippableSalesOrders": [
          "FIND_SHIPPER",
        ],
        "listShippers": [
          "FIND_SHIPPER",
        ],
        "listTransfers": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "listVendors": [
          "PUBLIC_PERMISSIONS",
          "FIND_VENDOR_ADDRESS",
        ],
        "listWorkOrders": [
          "FIND_WORK_ORDER",
        ],
        "lockCustomer": [
          "ACCOUNTING_INFO",
          "COMPANY_ADMIN",
        ],
        "login": "open",
        "loginByWecom": "open",
        "logout": "signedIn",
        "moveStock": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "ownAuthorities": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "partChoices": [
          "ADD_PART",
        ],
        "partDocuments": [
          "FIND_PART",
        ],
        "partLabels": [
          "FIND_PART",
        ],
        "partOnDemand": [
          "FIND_PART",
        ],
        "partOnHand": [
          "FIND_PART",
        ],
        "partOnOrder": [
          "FIND_PART",
        ],
        "partOnSit": "signedIn",
        "partSupplyAndDemand": [
          "FIND_PART",
        ],
        "partVendorPrices": [
          "FIND_PART",
        ],
        "partWhereUsed": [
          "FIND_PART",
        ],
        "paymentTotals": [
          "ACCOUNTING_INFO",
        ],
        "postCount": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "purchaseOrderTotals": [
          "FIND_PURCHASE_ORDER",
        ],
        "querySoftWareLicense": "signedIn",
        "quoteTotals": [
          "FIND_QUOTE",
        ],
        "ready": "open",
        "receiveProforma": [
          "UPDATE_RECEIVER",
        ],
        "receivePurchaseOrder": [
          "UPDATE_RECEIVER",
        ],
        "receiveWorkOrder": [
          "RECEIVER_FROM_WO",
        ],
        "receiverLabels": [
          "UPDATE_RECEIVER",
          "FIND_PURCHASE_ORDER",
          "FIND_WO_RECEIVER",
        ],
        "receiverPhoto": [
          "UPDATE_RECEIVER",
          "FIND_PURCHASE_ORDER",
          "FIND_WO_RECEIVER",
        ],
        "refresh": "open",
        "requestOrderChange": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "reverseCount": [
          "WAREHOUSE_INFO",
        ],
        "reverseIssue": [
          "WAREHOUSE_INFO",
        ],
        "reverseReceiver": [
          "WAREHOUSE_INFO",
        ],
        "reverseShipper": [
          "WAREHOUSE_INFO",
        ],
        "reverseTransfer": [
          "WAREHOUSE_INFO",
        ],
        "revokeSession": "signedIn",
        "salesOrderLabels": [
          "FIND_SALES_ORDER",
        ],
        "salesOrderTotals": [
          "FIND_SALES_ORDER",
        ],
        "saveFilter": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "setStandardCost": [
          "ACCOUNTING_INFO",
          "ENGINEERING_INFO",
        ],
        "setTaxAccount": [
          "ACCOUNTING_INFO",
        ],
        "shareDocument": [
          "MANAGE_DOCUMENT",
        ],
        "sharedDocument": "open",
        "shipProforma": [
          "ADD_SHIPPER",
        ],
        "shipSalesOrder": [
          "ADD_SHIPPER",
        ],
        "shipShipper": [
          "ADD_SHIPPER",
        ],
        "startCount": [
          "UPDATE_RECEIVER",
          "ADD_SHIPPER",
        ],
        "subscribe": "signedIn",
        "taxAccounts": [
          "ACCOUNTING_INFO",
        ],
        "unshareDocument": [
          "MANAGE_DOCUMENT",
        ],
        "vendorDocument": [
          "PUBLIC_PERMISSIONS",
          "FIND_VENDOR_ADDRESS",
        ],
        "vendorLetters": [
          "PUBLIC_PERMISSIONS",
          "FIND_VENDOR_ADDRESS",
        ],
        "withdrawDecision": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "withdrawDelegation": [
          "FIND_PURCHASE_ORDER",
          "FIND_SALES_ORDER",
          "FIND_QUOTE",
          "FIND_WORK_ORDER",
        ],
        "workOrderTotals": [
          "FIND_WORK_ORDER",
        ],
      }
    `);
  });

  it('show a person what it may open, from the roles it has now', async () => {
    const nobody = people.find((person) => person.name === 'none') as Person;
    const { data } = await nobody.browser.get<{ menus: string[]; roles: string[] }>('/getMenuPermission');
    expect(data.roles).toEqual([]);
    expect(data.menus).toContain('/setting');
    expect(data.menus).not.toContain('/pnList');
    expect(data.menus).not.toContain('/order');
  });
});

describe('answers', () => {
  it('hold what the contract lists and nothing else, also when a query reads more', async () => {
    const admin = people.at(-2) as Person;
    for (const call of guarded) {
      const answer = await make(admin.browser, call);
      if (answer.success) expect(call.reply.safeParse(answer.data), call.name).toMatchObject({ success: true });
      expect(answer.text).not.toMatch(/argon2|password_hash|secret_cost|token_hash/);
    }
    await erp.owner.query(
      `insert into shelf (company_id, number, name, secret_cost) select company_id, 900, 'priced', '9.99' from company`,
    );
    const shelf = await make(admin.browser, sampleCalls[0]);
    expect(shelf.text).toContain('priced');
    expect(shelf.text).not.toContain('9.99');
  });
});
