import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { VendorPriceRow } from '@gemba/contract/orders/order-shapes';
import { PurchaseOrder, PurchaseOrderItem } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import { Quote, QuoteItem } from '@gemba/contract/orders/quote/get-quote';
import { Rma, Rtv } from '@gemba/contract/orders/returns/return-shapes';
import { SalesOrder, SalesOrderItem } from '@gemba/contract/orders/sales-order/get-sales-order';
import { WorkOrder, WorkOrderComponent, WorkOrderOperation } from '@gemba/contract/orders/work-order/get-work-order';
import { expect, it } from 'vitest';
import { detailKinds } from './detail-kinds.ts';
import { namedBy } from './fields.ts';

type Shape = { def: { shape: object } };
const names = (shape: unknown) => Object.keys((shape as Shape).def.shape);

/** Shown by their own parts: history, bar, changes, lists of documents, the items themselves; a name is shown in one language. */
const elsewhere = new Set([
  'version',
  'approval',
  'events',
  'history',
  'changes',
  'documents',
  'items',
  'components',
  'operations',
  'stock',
  'credit',
  'note',
  'vendorPrice',
  'workOrders',
  'descriptionZh',
  'descriptionEs',
]);

const headerOf: Record<ApprovalKind, unknown> = {
  po: PurchaseOrder,
  so: SalesOrder,
  qo: Quote,
  wo: WorkOrder,
  rma: Rma,
  rtv: Rtv,
};
/** The head of a work order shows its description; its amount is the approval's. */
const inHead: Partial<Record<ApprovalKind, string[]>> = { wo: ['description', 'baseCurrency'] };

const withNames = (fields: readonly string[]) => [
  ...fields,
  ...fields.flatMap((field) => namedBy[field as keyof typeof namedBy] ?? []),
];

it.each(Object.keys(headerOf) as ApprovalKind[])('shows every field of the header of %s', (kind) => {
  const { groups, totals, related } = detailKinds[kind];
  const shown = new Set([
    ...withNames([...groups.filter(({ of }) => !of).flatMap(({ fields }) => fields), ...totals]),
    ...Object.keys(related),
    ...(inHead[kind] ?? []),
  ]);
  expect(names(headerOf[kind]).filter((name) => !shown.has(name) && !elsewhere.has(name))).toEqual([]);
});

it.each([
  ['po', 'items', PurchaseOrderItem],
  ['so', 'items', SalesOrderItem],
  ['qo', 'items', QuoteItem],
  ['wo', 'components', WorkOrderComponent],
  ['wo', 'operations', WorkOrderOperation],
  [
    'rma',
    'items',
    (Rma as unknown as { def: { shape: { items: { def: { element: unknown } } } } }).def.shape.items.def.element,
  ],
  [
    'rtv',
    'items',
    (Rtv as unknown as { def: { shape: { items: { def: { element: unknown } } } } }).def.shape.items.def.element,
  ],
] as const)('shows every field of %s %s', (kind, title, shape) => {
  const line = detailKinds[kind].lines.find((lineKind) => lineKind.title === title);
  const shown = new Set(withNames(line?.groups.filter(({ of }) => !of).flatMap(({ fields }) => fields) ?? []));
  expect(names(shape).filter((name) => !shown.has(name) && !elsewhere.has(name))).toEqual([]);
});

it('shows the whole price row of the vendor', () => {
  const prices = detailKinds.po.lines[0]?.groups.find(({ of }) => of === 'vendorPrice');
  expect(names(VendorPriceRow).filter((name) => !prices?.fields.includes(name as never))).toEqual([]);
});
