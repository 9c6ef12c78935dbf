import { getQuote, type Quote } from '@gemba/contract/orders/get-quote';
import { getSalesOrder, type SalesOrder } from '@gemba/contract/orders/get-sales-order';
import { call } from '../../kit/client/call.ts';
import { CREDIT, detailKind } from './detail-kind.ts';
import type { FieldName } from './fields.ts';
import { type LineGroup, type LineView, STOCK } from './line-view.ts';

type SoldItem = SalesOrder['items'][number] | Quote['items'][number];

const quantityOf = (item: SoldItem) => ('quantity' in item ? item.quantity : item.quantityOrdered);

const soldLine = (item: SoldItem): LineView => ({
  number: item.itemNumber,
  code: item.part,
  description: item.description,
  revision: item.revision,
  amount: item.extPrice,
  each: { quantity: quantityOf(item), price: item.listPrice, discount: item.discount },
  day: item.dateRequired,
  reading: item,
});

const changeable = (item: SoldItem) => ({
  itemNumber: item.itemNumber,
  part: item.part,
  quantity: quantityOf(item),
  price: item.listPrice,
  dateRequired: item.dateRequired,
});

const prices: LineGroup = { title: 'prices', fields: ['listPrice', 'discount', 'taxRate', 'extPrice'] };

const party = ['customerId', 'shipToId', 'salesCode', 'owner'] as const satisfies FieldName[];
const notes = ['project', 'relatedDoc', 'message'] as const satisfies FieldName[];
const money = ['terms', 'currency', 'exchangeRate', 'approvalTotal', 'baseCurrency'] as const satisfies FieldName[];

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
  }),
  lines: [
    {
      title: 'items',
      lines: ({ items }) =>
        items.map((item) => ({
          ...soldLine(item),
          done: { what: 'quantityShipped', quantity: item.quantityShipped, of: item.quantityOrdered },
        })),
      groups: [
        {
          title: 'line',
          fields: [
            ...(['itemNumber', 'part', 'revision', 'description', 'quantityOrdered', 'quantityShipped'] as const),
            ...(['quantityPicked', 'dateRequired', 'promisedDate', 'closed'] as const),
          ],
        },
        prices,
        STOCK,
      ],
    },
  ],
  totals: ['subtotal', 'taxTotal', 'total', 'freightTotal'],
  groups: [
    {
      title: 'order',
      fields: [
        ...(['soNumber', 'soDate', 'status', 'shipStatus', 'soStatus', 'holdReason', 'revision'] as const),
        ...(['customerPo', 'qoNumber', ...notes] as const),
      ],
    },
    CREDIT,
    { title: 'party', fields: [...party, 'billTo'] },
    { title: 'delivery', fields: ['warehouse', 'arrivalDate', 'shipDate', 'incoterm', 'placePort', 'shipVia'] },
    { title: 'money', fields: money },
    { title: 'decision', fields: ['reviewBy', 'reviewDate'] },
  ],
  related: { shippers: 'shipper', proformaShippers: 'proformaShipper', workOrders: 'wo', rmas: 'rma' },
  changes: ({ changes, currency, items }) => ({ count: changes, currency, items: items.map(changeable) }),
});

export const quoteKind = detailKind<Quote>({
  read: (qoNumber, options) => call(getQuote, { params: { qoNumber } }, options),
  above: '/orderList?kind=qo',
  head: ({ customerName, customerId, salesName, total, currency }) => ({
    title: customerName,
    code: customerId,
    thing: 'customer',
    by: salesName,
    amount: { total, currency },
    facts: ['qoDate', 'validUntil', 'terms'],
  }),
  lines: [
    {
      title: 'items',
      lines: ({ items }) => items.map(soldLine),
      groups: [
        { title: 'line', fields: ['itemNumber', 'part', 'revision', 'description', 'quantity', 'dateRequired'] },
        prices,
        STOCK,
      ],
    },
  ],
  totals: ['subtotal', 'taxTotal', 'total'],
  groups: [
    {
      title: 'order',
      fields: [
        'qoNumber',
        'qoDate',
        'validUntil',
        'status',
        'qoStatus',
        'revision',
        'soNumber',
        'committedAt',
        ...notes,
      ],
    },
    CREDIT,
    { title: 'party', fields: party },
    { title: 'delivery', fields: ['warehouse', 'arrivalDate', 'shipDate', 'incoterm'] },
    { title: 'money', fields: money },
    { title: 'decision', fields: ['approveBy', 'approveDate'] },
  ],
  related: {},
  changes: ({ changes, currency, items }) => ({ count: changes, currency, items: items.map(changeable) }),
});
