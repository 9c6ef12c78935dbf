import { listPayments, paymentTotals } from './accounting/payment-history.ts';
import { customerCatalog, getCustomer } from './addresses/get-customer.ts';
import { getDepartment } from './addresses/get-department.ts';
import { getVendor } from './addresses/get-vendor.ts';
import {
  customerLetters,
  departmentLetters,
  listCustomers,
  listDepartments,
  listVendors,
  vendorLetters,
} from './addresses/list-addresses.ts';
import { lockCustomer } from './addresses/lock-customer.ts';
import { decideApprovals, withdrawDecision } from './approvals/decide-approvals.ts';
import {
  delegateAuthority,
  delegationCandidates,
  listDelegations,
  ownAuthorities,
  withdrawDelegation,
} from './approvals/delegations.ts';
import { approvalCounts, listApprovals } from './approvals/list-approvals.ts';
import { decideOrderChange, listOrderChanges, requestOrderChange } from './approvals/order-changes.ts';
import { changePassword } from './auth/change-password.ts';
import { getMenuPermission } from './auth/get-menu-permission.ts';
import { keepForms } from './auth/keep-forms.ts';
import { listSessions } from './auth/list-sessions.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refresh } from './auth/refresh.ts';
import { revokeSession } from './auth/revoke-session.ts';
import { getWecomConfig, loginByWecom } from './auth/wecom.ts';
import { addBom } from './bom/add-bom.ts';
import { getBom } from './bom/get-bom.ts';
import { listBoms } from './bom/list-boms.ts';
import { getCompanyLogo } from './companies/get-company-logo.ts';
import { getSignInInfo } from './companies/get-sign-in-info.ts';
import { getVersion } from './companies/get-version.ts';
import { health, ready } from './companies/health.ts';
import { documentContent, sharedDocument } from './documents/document-content.ts';
import { documentRevisions } from './documents/document-revisions.ts';
import { listDocuments, partDocuments } from './documents/list-documents.ts';
import { shareDocument, unshareDocument } from './documents/share-document.ts';
import { addDocument, deleteDocument, editDocument } from './documents/store-document.ts';
import { vendorDocument } from './documents/vendor-document.ts';
import { getEcn, listEcnParts, listEcns } from './ecn/ecns.ts';
import { querySoftwareLicense } from './info-centres/query-software-license.ts';
import { findLocations } from './inventory/find-locations.ts';
import { getInventory } from './inventory/get-inventory.ts';
import { listInventory } from './inventory/list-inventory.ts';
import { listInventoryLogs } from './inventory/list-inventory-logs.ts';
import { setStandardCost, setTaxAccount, taxAccounts } from './inventory/set-up.ts';
import type { Call } from './kit/call.ts';
import { drawPartLabels, partLabels } from './labels/part-labels.ts';
import { drawReceiverLabels, receiverLabels } from './labels/receiver-labels.ts';
import { drawSalesOrderLabels, salesOrderLabels } from './labels/sales-order-labels.ts';
import { subscribe } from './messages/subscribe.ts';
import {
  decidePurchaseOrder,
  decideQuote,
  decideRma,
  decideRtv,
  decideSalesOrder,
  decideWorkOrder,
} from './orders/decide-order.ts';
import { getPurchaseOrder } from './orders/get-purchase-order.ts';
import { getQuote } from './orders/get-quote.ts';
import { getRma, getRtv } from './orders/get-return.ts';
import { getSalesOrder } from './orders/get-sales-order.ts';
import { getWorkOrder } from './orders/get-work-order.ts';
import { listBuyers } from './orders/list-buyers.ts';
import { listPurchaseOrderItems } from './orders/list-purchase-order-items.ts';
import { listPurchaseOrders, purchaseOrderTotals } from './orders/list-purchase-orders.ts';
import { listQuotes, quoteTotals } from './orders/list-quotes.ts';
import { listSalesOrders, salesOrderTotals } from './orders/list-sales-orders.ts';
import { listWorkOrders, workOrderTotals } from './orders/list-work-orders.ts';
import { deleteSavedFilter, listSavedFilters, saveFilter } from './orders/saved-filters.ts';
import { addPart } from './parts/add-part.ts';
import { getPart } from './parts/get-part.ts';
import { listParts } from './parts/list-parts.ts';
import { partChoices } from './parts/part-choices.ts';
import { partVendorPrices, partWhereUsed } from './parts/part-relations.ts';
import { partOnDemand, partOnHand, partOnOrder, partOnSit, partSupplyAndDemand } from './parts/part-rows.ts';
import { getProformaReceiver, listProformaReceivers, receiveProforma } from './receiving/proforma-receivers.ts';
import { getReceivablePurchaseOrder, listReceivablePurchaseOrders } from './receiving/receivable-purchase-orders.ts';
import { receivePurchaseOrder } from './receiving/receive-purchase-order.ts';
import { getReceivableWorkOrder, listReceivableWorkOrders, receiveWorkOrder } from './receiving/receive-work-order.ts';
import { addReceiverPhoto, receiverPhoto } from './receiving/receiver-photos.ts';
import { getReceiver, listReceivers, reverseReceiver } from './receiving/receivers.ts';
import {
  getIssuableWorkOrder,
  getIssue,
  issueToWorkOrder,
  listIssuableWorkOrders,
  reverseIssue,
} from './shipping/issue-work-order.ts';
import { getProformaShipper, listProformaShippers, shipProforma } from './shipping/proforma-shippers.ts';
import { shipSalesOrder } from './shipping/ship-sales-order.ts';
import { getShippableSalesOrder, listShippableSalesOrders } from './shipping/shippable-sales-orders.ts';
import { cancelShipper, getShipper, listShippers, reverseShipper, shipShipper } from './shipping/shippers.ts';
import { cancelCount, getCount, listCounts, postCount, reverseCount, startCount } from './warehouse/counts.ts';
import { arriveTransfer, getTransfer, listTransfers, moveStock, reverseTransfer } from './warehouse/transfers.ts';

/** Every call there is. The OpenAPI document, the parity check and the sweeps of the tests go over this list. */
export const calls: readonly Call[] = [
  health,
  ready,
  getVersion,
  getSignInInfo,
  getCompanyLogo,
  login,
  refresh,
  logout,
  getMenuPermission,
  changePassword,
  keepForms,
  listSessions,
  revokeSession,
  getWecomConfig,
  loginByWecom,
  subscribe,
  listCustomers,
  listVendors,
  listDepartments,
  customerLetters,
  vendorLetters,
  departmentLetters,
  getCustomer,
  customerCatalog,
  getVendor,
  getDepartment,
  lockCustomer,
  listParts,
  getPart,
  addPart,
  partChoices,
  partOnHand,
  partOnDemand,
  partOnOrder,
  partOnSit,
  partSupplyAndDemand,
  partVendorPrices,
  partWhereUsed,
  listDocuments,
  partDocuments,
  addDocument,
  editDocument,
  deleteDocument,
  documentContent,
  documentRevisions,
  sharedDocument,
  shareDocument,
  unshareDocument,
  vendorDocument,
  listBoms,
  getBom,
  addBom,
  listEcns,
  getEcn,
  listEcnParts,
  listInventory,
  getInventory,
  listInventoryLogs,
  querySoftwareLicense,
  listApprovals,
  approvalCounts,
  decideApprovals,
  withdrawDecision,
  listDelegations,
  ownAuthorities,
  delegationCandidates,
  delegateAuthority,
  withdrawDelegation,
  listOrderChanges,
  requestOrderChange,
  decideOrderChange,
  decidePurchaseOrder,
  decideSalesOrder,
  decideQuote,
  decideWorkOrder,
  decideRma,
  decideRtv,
  listPurchaseOrders,
  purchaseOrderTotals,
  getPurchaseOrder,
  listPurchaseOrderItems,
  listBuyers,
  listSalesOrders,
  salesOrderTotals,
  getSalesOrder,
  listQuotes,
  quoteTotals,
  getQuote,
  listWorkOrders,
  workOrderTotals,
  getWorkOrder,
  getRma,
  getRtv,
  listSavedFilters,
  saveFilter,
  deleteSavedFilter,
  receivePurchaseOrder,
  findLocations,
  setStandardCost,
  taxAccounts,
  setTaxAccount,
  listReceivablePurchaseOrders,
  getReceivablePurchaseOrder,
  listReceivableWorkOrders,
  getReceivableWorkOrder,
  receiveWorkOrder,
  listReceivers,
  reverseReceiver,
  addReceiverPhoto,
  receiverPhoto,
  listProformaReceivers,
  getProformaReceiver,
  receiveProforma,
  getReceiver,
  listShippableSalesOrders,
  getShippableSalesOrder,
  shipSalesOrder,
  listShippers,
  getShipper,
  shipShipper,
  cancelShipper,
  reverseShipper,
  listIssuableWorkOrders,
  getIssuableWorkOrder,
  issueToWorkOrder,
  getIssue,
  reverseIssue,
  listTransfers,
  moveStock,
  getTransfer,
  arriveTransfer,
  reverseTransfer,
  listCounts,
  startCount,
  getCount,
  postCount,
  cancelCount,
  reverseCount,
  listProformaShippers,
  getProformaShipper,
  shipProforma,
  partLabels,
  drawPartLabels,
  salesOrderLabels,
  drawSalesOrderLabels,
  receiverLabels,
  drawReceiverLabels,
  listPayments,
  paymentTotals,
];
