import { namesOf } from '@gemba/contract/kit/names';
import { getRma } from '@gemba/contract/orders/returns/get-rma';
import { getRtv } from '@gemba/contract/orders/returns/get-rtv';
import { type Rma, type Rtv } from '@gemba/contract/orders/returns/return-shapes';
import { call } from '../../kit/client/call.ts';
import { CREDIT, detailKind, type FieldGroup } from '../detail/detail-kind.ts';
import { STOCK } from '../detail/line-view.ts';

const money: FieldGroup = { title: 'money', fields: ['currency', 'exchangeRate', 'approvalTotal', 'baseCurrency'] };
const decision: FieldGroup = { title: 'decision', fields: ['approveBy', 'approveDate'] };

export const rmaKind = detailKind<Rma>({
  read: (rmaNumber, options) => call(getRma, { params: { rmaNumber } }, options),
  above: '/auditList',
  head: ({ customerName, customerId, owner, total, currency }) => ({
    title: customerName,
    code: customerId,
    thing: 'customer',
    by: owner.name,
    amount: { total, currency },
    facts: ['rmaDate', 'soNumber'],
    wideFacts: ['rmaDate', 'owner', 'soNumber', 'reason'],
  }),
  lines: [
    {
      title: 'items',
      lines: ({ items }) =>
        items.map((item) => ({
          number: item.itemNumber,
          code: item.part,
          ...namesOf(item),
          amount: item.extPrice,
          each: { quantity: item.quantity, price: item.unitPrice },
          done: { what: 'quantityReceived', quantity: item.quantityReceived, of: item.quantity },
          reading: item,
        })),
      columns: ['part', 'quantity', 'price', 'amount'],
      beside: STOCK,
      groups: [
        {
          title: 'line',
          fields: ['itemNumber', 'part', 'description', 'quantity', 'quantityReceived', 'soItemNumber', 'reason'],
        },
        { title: 'prices', fields: ['unitPrice', 'extPrice'] },
        STOCK,
      ],
    },
  ],
  totals: ['total', 'creditDue'],
  groups: [
    { title: 'order', fields: ['rmaNumber', 'rmaDate', 'status', 'reason', 'owner'] },
    { title: 'party', fields: ['customerId', 'soNumber'] },
    CREDIT,
    money,
    decision,
  ],
  related: { receivers: 'receiver' },
});

export const rtvKind = detailKind<Rtv>({
  read: (rtvNumber, options) => call(getRtv, { params: { rtvNumber } }, options),
  above: '/auditList',
  head: ({ vendorName, vendorId, owner, total, currency }) => ({
    title: vendorName,
    code: vendorId,
    thing: 'vendor',
    by: owner.name,
    amount: { total, currency },
    facts: ['rtvDate', 'poNumber'],
    wideFacts: ['rtvDate', 'owner', 'poNumber', 'reason'],
  }),
  lines: [
    {
      title: 'items',
      lines: ({ items }) =>
        items.map((item) => ({
          number: item.itemNumber,
          code: item.part,
          ...namesOf(item),
          amount: item.extPrice,
          each: { quantity: item.quantity, price: item.unitCost },
          done: { what: 'quantityShipped', quantity: item.quantityShipped, of: item.quantity },
          reading: item,
        })),
      columns: ['part', 'quantity', 'cost', 'amount'],
      beside: STOCK,
      groups: [
        {
          title: 'line',
          fields: ['itemNumber', 'part', 'description', 'quantity', 'quantityShipped', 'location', 'reason'],
        },
        { title: 'prices', fields: ['unitCost', 'extPrice'] },
        STOCK,
      ],
    },
  ],
  totals: ['total'],
  groups: [
    { title: 'order', fields: ['rtvNumber', 'rtvDate', 'status', 'reason', 'owner'] },
    { title: 'party', fields: ['vendorId', 'poNumber'] },
    money,
    decision,
  ],
  related: { shippers: 'rtvShipper', ncrs: 'ncr' },
});
