import { namesOf } from '@gemba/contract/kit/names';
import { packOf } from '@gemba/contract/kit/packs';
import { getPurchaseOrder, type PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import { call } from '../../kit/client/call.ts';
import { detailKind } from '../detail/detail-kind.ts';
import { STOCK } from '../detail/line-view.ts';

/** Fields that are the same for all items: kept on the order, and shown with each of them. */
const OF_ORDER = ['prepay', 'terms', 'currency', 'incoterm', 'carrier', 'approveBy', 'approveDate'] as const;

const fieldsOfOrder = (order: Pick<PurchaseOrder, (typeof OF_ORDER)[number] | 'carrierName'>) =>
  Object.fromEntries([...OF_ORDER, 'carrierName' as const].map((field) => [field, order[field]]));

export const purchaseOrderKind = detailKind<PurchaseOrder>({
  read: (poNumber, options) => call(getPurchaseOrder, { params: { poNumber } }, options),
  above: '/orderList?kind=po',
  head: ({ vendorName, vendorId, buyer, total, currency }) => ({
    title: vendorName,
    code: vendorId,
    thing: 'vendor',
    by: buyer,
    amount: { total, currency },
    facts: ['poDate', 'terms', 'shipTo'],
    wideFacts: ['poDate', 'buyerCode', 'terms', 'shipTo', 'incoterm', 'carrier'],
  }),
  lines: [
    {
      title: 'items',
      lines: ({ items, poNumber, poDate, ...order }) =>
        items.map((item) => ({
          number: item.purchaseOrderItemNumber,
          code: item.part,
          ...namesOf(item),
          revision: item.revision,
          amount: item.extPrice,
          each: {
            quantity: item.quantityOrdered,
            unit: item.uom,
            pack: packOf(item, item.uom),
            price: item.costPerUnit,
            discount: item.discount,
          },
          day: item.dateRequired,
          price: { asked: item.costPerUnit, last: item.lastPOCost, poNumber, poDate },
          done: { what: 'quantityReceived', quantity: item.quantityReceived, of: item.quantityOrdered },
          reading: { ...fieldsOfOrder(order), ...item },
        })),
      columns: ['part', 'quantity', 'cost', 'dateRequired', 'amount'],
      beside: STOCK,
      groups: [
        {
          title: 'line',
          fields: [
            'purchaseOrderItemNumber',
            'part',
            'revision',
            'description',
            'quantityOrdered',
            'quantityReceived',
            'quantityShipped',
            'quantityInTransit',
            'uom',
            'poUnit',
            'poUnitQty',
            'dateRequired',
            'arrivalDate',
            'shipDate',
            'acctNumber',
            'closed',
          ],
        },
        {
          title: 'prices',
          fields: ['costPerUnit', 'discount', 'taxRate', 'costPerUnitWithTax', 'extPrice', 'lastPOCost'],
        },
        {
          title: 'vendorPrice',
          of: 'vendorPrice',
          fields: [
            'vendorId',
            'price',
            'currency',
            'lastPOCost',
            'effectiveDate',
            'effectiveThru',
            'leadTime',
            'rFQNum',
          ],
        },
        { title: 'ofOrder', fields: OF_ORDER },
        STOCK,
      ],
    },
  ],
  totals: ['subtotal', 'taxTotal', 'total', 'prepay'],
  groups: [
    {
      title: 'order',
      fields: [
        'poNumber',
        'poDate',
        'status',
        'shipStatus',
        'poStatus',
        'holdReason',
        'changeOrder',
        'requester',
        'buyerCode',
        'owner',
        'project',
        'relatedDoc',
        'message',
      ],
    },
    { title: 'party', fields: ['vendorId', 'billTo', 'shipTo'] },
    { title: 'delivery', fields: ['arrivalDate', 'shipDate', 'incoterm', 'carrier'] },
    { title: 'money', fields: ['terms', 'currency', 'exchangeRate', 'approvalTotal', 'baseCurrency'] },
    { title: 'decision', fields: ['approveBy', 'approveDate'] },
  ],
  related: { receivers: 'receiver', proformaReceivers: 'proformaReceiver', rtvs: 'rtv' },
  changes: ({ changes, currency, items }) => ({
    count: changes,
    currency,
    items: items.map(({ purchaseOrderItemNumber, part, quantityOrdered, costPerUnit, dateRequired }) => ({
      itemNumber: purchaseOrderItemNumber,
      part,
      quantity: quantityOrdered,
      price: costPerUnit,
      dateRequired,
    })),
  }),
});
