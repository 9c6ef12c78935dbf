import type { Thing } from '../../auth/index.ts';
import type en from '../texts.en.ts';

export type FieldName = keyof (typeof en)['field'];

/** The format of a value. Money is in the order's currency, `baseMoney` in the company's. */
export type FieldType =
  | 'text'
  | 'code'
  | 'person'
  | 'day'
  | 'moment'
  | 'money'
  | 'baseMoney'
  | 'unitCost'
  | 'pastCost'
  | 'percent'
  | 'quantity'
  | 'rate'
  | 'count'
  | 'status'
  | 'listStatus'
  | 'lockStatus'
  | 'wageType'
  | 'makeBuy'
  | 'reason'
  | 'flag';

const types = {
  ...all('code', ['poNumber', 'soNumber', 'qoNumber', 'woNumber', 'rmaNumber', 'rtvNumber']),
  ...all('code', ['vendorId', 'customerId', 'buyerCode', 'billTo', 'shipTo', 'shipToId', 'salesCode', 'warehouse']),
  ...all('code', ['carrier', 'shipVia', 'acctNumber', 'part', 'partNumber', 'revision', 'wc', 'location', 'rFQNum']),
  ...all('text', ['vendorName', 'customerName', 'billToName', 'shipToName', 'buyer', 'salesName', 'carrierName']),
  ...all('text', ['shipViaName', 'wcName', 'description', 'project', 'relatedDoc', 'message', 'holdReason']),
  ...all('text', ['terms', 'incoterm', 'customerPo', 'placePort', 'currency', 'baseCurrency', 'poUnit', 'uom']),
  ...all('person', ['requester', 'owner', 'approveBy', 'reviewBy']),
  ...all('day', ['poDate', 'soDate', 'qoDate', 'woDate', 'rmaDate', 'rtvDate', 'arrivalDate', 'shipDate']),
  ...all('day', ['startDate', 'dueDate', 'validUntil', 'dateRequired', 'promisedDate']),
  ...all('day', ['effectiveDate', 'effectiveThru']),
  ...all('moment', ['approveDate', 'reviewDate', 'committedAt', 'finishedAt', 'plannedStart', 'plannedEnd']),
  ...all('money', ['subtotal', 'taxTotal', 'total', 'freightTotal', 'prepay', 'extPrice', 'creditDue']),
  ...all('baseMoney', ['approvalTotal', 'creditLimit', 'openReceivable', 'unbilled', 'picked', 'available']),
  ...all('unitCost', ['costPerUnit', 'costPerUnitWithTax', 'listPrice', 'unitPrice', 'unitCost', 'price']),
  ...all('pastCost', ['lastPOCost']),
  ...all('percent', ['discount', 'taxRate']),
  ...all('quantity', ['quantity', 'quantityOrdered', 'quantityReceived', 'quantityShipped', 'quantityInTransit']),
  ...all('quantity', ['quantityPicked', 'quantityPer', 'quantityRequired', 'quantityIssued', 'quantityConsumed']),
  ...all('quantity', ['quantityOpen', 'quantityShort', 'qualifiedQuantity', 'defectiveQuantity', 'poUnitQty']),
  ...all('quantity', ['onHand', 'onDemand', 'onOrder', 'estimatedHours', 'reportedHours']),
  ...all('rate', ['exchangeRate']),
  ...all('count', ['changeOrder', 'itemNumber', 'purchaseOrderItemNumber', 'soItemNumber', 'leadTime', 'sequence']),
  ...all('status', ['status', 'shipStatus']),
  ...all('listStatus', ['poStatus', 'soStatus', 'qoStatus', 'woStatus']),
  ...all('lockStatus', ['lockStatus']),
  ...all('wageType', ['wageType']),
  ...all('makeBuy', ['makeBuy']),
  ...all('reason', ['reason']),
  ...all('flag', ['closed', 'sparePart']),
} satisfies Record<FieldName, FieldType>;

export const typeOf = (name: FieldName): FieldType => types[name];
export const isField = (name: string): name is FieldName => Object.hasOwn(types, name);

/** The screen that a code links to. */
export const leadsTo: Partial<Record<FieldName, Thing>> = {
  poNumber: 'po',
  soNumber: 'so',
  qoNumber: 'qo',
  vendorId: 'vendor',
  customerId: 'customer',
  part: 'part',
};

/** The field that holds the name of a code. */
export const namedBy: Partial<Record<FieldName, FieldName>> = {
  vendorId: 'vendorName',
  customerId: 'customerName',
  billTo: 'billToName',
  shipTo: 'shipToName',
  shipToId: 'shipToName',
  buyerCode: 'buyer',
  salesCode: 'salesName',
  carrier: 'carrierName',
  shipVia: 'shipViaName',
  wc: 'wcName',
};

function all<Type extends FieldType, const Names extends readonly FieldName[]>(type: Type, names: Names) {
  return Object.fromEntries(names.map((name) => [name, type])) as Record<Names[number], Type>;
}
