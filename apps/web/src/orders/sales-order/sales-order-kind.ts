import { getSalesOrder, type SalesOrder } from '@gemba/contract/orders/sales-order/get-sales-order';
import { call } from '../../kit/client/call.ts';
import { CREDIT, detailKind } from '../detail/detail-kind.ts';
import { STOCK } from '../detail/line-view.ts';
import { changeableItem, MONEY, NOTES, PARTY, PRICES, SOLD_COLUMNS, soldLine } from './sold-line.ts';

export const salesOrderKind = detailKind<SalesOrder>({
  read: (soNumber, options) => call(getSalesOrder, { params: { soNumber } }, options),
  above: '/orderList?kind=so',
  head: ({ customerName, customerId, salesName, total, currency }) => ({
    title: customerName,
    code: customerId,
    thing: 'customer',
    by: salesName,
    amount: { total, currency },
    facts: ['soDate', 'terms', 'shipDate'],
    wideFacts: ['soDate', 'salesCode', 'terms', 'shipDate', 'shipToId', 'shipVia'],
  }),
  lines: [
    {
      title: 'items',
      lines: ({ items }) =>
        items.map((item) => ({
          ...soldLine(item),
          done: { what: 'quantityShipped', quantity: item.quantityShipped, of: item.quantityOrdered },
        })),
      columns: SOLD_COLUMNS,
      beside: STOCK,
      groups: [
        {
          title: 'line',
          fields: [
            'itemNumber',
            'part',
            'revision',
            'description',
            'quantityOrdered',
            'quantityShipped',
            'quantityPicked',
            'dateRequired',
            'promisedDate',
            'closed',
          ],
        },
        PRICES,
        STOCK,
      ],
    },
  ],
  totals: ['subtotal', 'taxTotal', 'total', 'freightTotal'],
  groups: [
    {
      title: 'order',
      fields: [
        'soNumber',
        'soDate',
        'status',
        'shipStatus',
        'soStatus',
        'holdReason',
        'revision',
        'customerPo',
        'qoNumber',
        ...NOTES,
      ],
    },
    CREDIT,
    { title: 'party', fields: [...PARTY, 'billTo'] },
    { title: 'delivery', fields: ['warehouse', 'arrivalDate', 'shipDate', 'incoterm', 'placePort', 'shipVia'] },
    { title: 'money', fields: MONEY },
    { title: 'decision', fields: ['reviewBy', 'reviewDate'] },
  ],
  related: { shippers: 'shipper', proformaShippers: 'proformaShipper', workOrders: 'wo', rmas: 'rma' },
  changes: ({ changes, currency, items }) => ({ count: changes, currency, items: items.map(changeableItem) }),
});
