import { getQuote, type Quote } from '@gemba/contract/orders/quote/get-quote';
import { call } from '../../kit/client/call.ts';
import { CREDIT, detailKind } from '../detail/detail-kind.ts';
import { STOCK } from '../detail/line-view.ts';
import { changeableItem, MONEY, NOTES, PARTY, PRICES, SOLD_COLUMNS, soldLine } from '../sales-order/sold-line.ts';

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
    wideFacts: ['qoDate', 'validUntil', 'salesCode', 'terms', 'shipToId', 'incoterm'],
  }),
  lines: [
    {
      title: 'items',
      lines: ({ items }) => items.map(soldLine),
      columns: SOLD_COLUMNS,
      beside: STOCK,
      groups: [
        { title: 'line', fields: ['itemNumber', 'part', 'revision', 'description', 'quantity', 'dateRequired'] },
        PRICES,
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
        ...NOTES,
      ],
    },
    CREDIT,
    { title: 'party', fields: PARTY },
    { title: 'delivery', fields: ['warehouse', 'arrivalDate', 'shipDate', 'incoterm'] },
    { title: 'money', fields: MONEY },
    { title: 'decision', fields: ['approveBy', 'approveDate'] },
  ],
  related: {},
  changes: ({ changes, currency, items }) => ({ count: changes, currency, items: items.map(changeableItem) }),
});
