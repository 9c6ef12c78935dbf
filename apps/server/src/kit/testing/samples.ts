import type { Call } from '@gemba/contract/kit/call';

interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

const RECEIVED = { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }] };
const PART = { params: { partNumber: 'W00-10/100(A)' } };

/** Valid input for every call that needs some: the sweeps start from it and spoil one thing at a time. */
const samples: Record<string, Sample> = {
  login: { body: { companyCode: 'C1', userName: 'somebody', password: 'not this' } },
  changePassword: { body: { currentPassword: 'not this', newPassword: 'a whole new sentence' } },
  keepForms: { body: { forms: [{ key: 'draft:somebody', content: '{}' }] } },
  revokeSession: { params: { sessionId: NOBODY } },
  loginByWecom: { query: { code: 'a-code', companyCode: 'C1' } },
  // Nobody's: a stream that opens is never over.
  subscribe: { query: { clientId: 'NOBODY_APP' } },
  getCustomer: { params: { customerId: 'C-1' } },
  customerCatalog: { params: { customerId: 'C-1' } },
  getVendor: { params: { vendorId: 'V-1' } },
  vendorDocument: { params: { vendorId: 'V-1', documentNumber: '1' } },
  getDepartment: { params: { departmentId: 'D-1' } },
  lockCustomer: { params: { customerId: 'C-1', event: 'lock' }, body: { reason: 'Two invoices late' } },
  listParts: { query: { q: 'seal' } },
  getPart: PART,
  addPart: { body: { partNumber: 'W00-10/100(A)', description: 'Shaft', partType: 'BUY' } },
  partOnHand: PART,
  partOnDemand: PART,
  partOnOrder: PART,
  partOnSit: PART,
  partSupplyAndDemand: PART,
  partVendorPrices: PART,
  partWhereUsed: PART,
  listPurchaseOrderItems: { query: { partNumber: 'W00-10/100(A)' } },
  getPurchaseOrder: { params: { poNumber: '48213' } },
  getSalesOrder: { params: { soNumber: '61207' } },
  getQuote: { params: { qoNumber: '30110' } },
  getWorkOrder: { params: { woNumber: '70418' } },
  getRma: { params: { rmaNumber: '901' } },
  getRtv: { params: { rtvNumber: '801' } },
  listSavedFilters: { query: { list: 'orders' } },
  saveFilter: { body: { list: 'orders', name: 'Mine', query: 'status=open' } },
  deleteSavedFilter: { params: { filterId: '1' } },
  listInventory: { query: { location: 'A-' } },
  getInventory: { params: { partNumber: 'W00-10/100(A)', location: 'A-01' } },
  listInventoryLogs: { query: { partNumber: 'W00-10/100(A)' } },
  decideApprovals: { body: { decisions: [{ type: 'po', number: '48213', version: 1, decision: 'approve' }] } },
  withdrawDecision: { params: { decisionId: '1' } },
  delegateAuthority: { body: { toUserId: 1, fromDate: '2031-01-01', thruDate: '2031-01-31' } },
  withdrawDelegation: { params: { delegationId: '1' } },
  listOrderChanges: { query: { type: 'po', number: '48213' } },
  requestOrderChange: {
    body: { type: 'po', number: '48213', version: 1, itemNumber: 1, changes: { quantity: '2' } },
  },
  decideOrderChange: { params: { changeId: '1', event: 'approve' } },
  decidePurchaseOrder: { params: { poNumber: '48213', event: 'approve' }, body: { version: 1 } },
  decideSalesOrder: { params: { soNumber: '61207', event: 'review' }, body: { version: 1 } },
  decideQuote: { params: { qoNumber: '30110', event: 'approve' }, body: { version: 1 } },
  decideWorkOrder: { params: { woNumber: '70418', event: 'approve' }, body: { version: 1 } },
  decideRma: { params: { rmaNumber: '901', event: 'approve' }, body: { version: 1 } },
  decideRtv: { params: { rtvNumber: '801', event: 'approve' }, body: { version: 1 } },
  listDocuments: { query: { partNumber: 'W00-10/100(A)' } },
  partDocuments: PART,
  addDocument: { body: { type: 'DRAWING', title: 'Bracket', docSecLevel: 'companyOnly' } },
  editDocument: { params: { documentId: NOBODY }, body: { docRev: 1 } },
  deleteDocument: { params: { documentId: NOBODY } },
  documentRevisions: { params: { documentId: NOBODY } },
  documentContent: { params: { documentId: NOBODY } },
  sharedDocument: { params: { token: 's1.1.none' } },
  shareDocument: { params: { documentId: NOBODY }, body: { hours: 24 } },
  unshareDocument: { params: { documentId: NOBODY } },
  receivePurchaseOrder: { params: { poNumber: '48190' }, body: RECEIVED },
  getReceiver: { params: { receiverNumber: '90420' } },
  reverseReceiver: { params: { receiverNumber: '90420' }, body: { reason: 'Wrong delivery' } },
  addReceiverPhoto: { params: { receiverNumber: '90420' } },
  receiverPhoto: { params: { receiverNumber: '90420', photoId: NOBODY } },
  getReceivablePurchaseOrder: { params: { poNumber: '48190' } },
  getReceivableWorkOrder: { params: { woNumber: '70418' } },
  receiveWorkOrder: { params: { woNumber: '70418' }, body: { locations: [{ location: 'A-01', quantity: '1' }] } },
  getProformaReceiver: { params: { prNumber: '501' } },
  receiveProforma: { params: { prNumber: '501' }, body: RECEIVED },
  setStandardCost: { ...PART, body: { standardCost: '1' } },
  setTaxAccount: { params: { taxCode: 'VAT' }, body: { accountNumber: '1200' } },
  getBom: PART,
  addBom: {
    body: {
      partNumber: 'W00-10/100(A)',
      revision: 'A',
      items: [{ itemNumber: 1, component: 'W00-10-100', makeBuy: 'BUY', quantity: '1' }],
    },
  },
  getEcn: { params: { ecnNumber: 'ECN-1' } },
  listEcnParts: { params: { ecnNumber: 'ECN-1' } },
  getShippableSalesOrder: { params: { soNumber: '61207' } },
  shipSalesOrder: {
    params: { soNumber: '61207' },
    body: { items: [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }] },
  },
  getShipper: { params: { shipperNumber: '31066' } },
  shipShipper: { params: { shipperNumber: '31066' } },
  cancelShipper: { params: { shipperNumber: '31066' } },
  reverseShipper: { params: { shipperNumber: '31066' }, body: { reason: 'Wrong customer' } },
  getIssuableWorkOrder: { params: { woNumber: '70418' } },
  issueToWorkOrder: {
    params: { woNumber: '70418' },
    body: { issuePassword: 'not this', items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }] },
  },
  getIssue: { params: { issueNumber: '20001' } },
  reverseIssue: { params: { issueNumber: '20001' }, body: { reason: 'Wrong work order' } },
  moveStock: {
    body: { items: [{ partNumber: 'W00-10/100(A)', fromLocation: 'A-01', toLocation: 'A-02', quantity: '1' }] },
  },
  getTransfer: { params: { transferNumber: '1901' } },
  arriveTransfer: { params: { transferNumber: '1901' } },
  reverseTransfer: { params: { transferNumber: '1901' }, body: { reason: 'Wrong shelf' } },
  startCount: { body: { location: 'A-01' } },
  getCount: { params: { countNumber: '801' } },
  postCount: { params: { countNumber: '801' }, body: { items: [{ partNumber: 'W00-10/100(A)', counted: '1' }] } },
  cancelCount: { params: { countNumber: '801' } },
  reverseCount: { params: { countNumber: '801' }, body: { reason: 'Counted the wrong shelf' } },
  getProformaShipper: { params: { pfNumber: '5001' } },
  shipProforma: {
    params: { pfNumber: '5001' },
    body: { items: [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }] },
  },
  partLabels: PART,
  drawPartLabels: PART,
  salesOrderLabels: { params: { soNumber: '61207' } },
  drawSalesOrderLabels: { params: { soNumber: '61207' } },
  receiverLabels: { params: { receiverNumbers: '90420,90421' } },
  drawReceiverLabels: { params: { receiverNumbers: '90420,90421' } },
  takeFromShelf: { params: { place: 'A-01' }, body: { name: 'bolt', quantity: '1' } },
  putOnShelf: { params: { place: 'A-01' }, body: { name: 'bolt', quantity: '1' } },
};

export const sampleOf = (call: Call): Required<Sample> => ({ params: {}, query: {}, body: {}, ...samples[call.name] });

export const pathWith = (call: Call, { params, query }: Pick<Required<Sample>, 'params' | 'query'>) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`samples.ts needs an entry for ${call.name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};
