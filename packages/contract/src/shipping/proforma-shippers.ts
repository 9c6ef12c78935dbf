import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { agreed, LINES_AT_MOST } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { Rate, UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { words } from '../orders/order-shapes.ts';
import { PROFORMA_FILTERS, proformaShipperMoves } from '../receiving/proforma-moves.ts';
import { ShippedItem, shippingRefusals } from './ship-sales-order.ts';
import { Shipper } from './shippers.ts';
import { PartToPick, ShipperHeader } from './shipping-shapes.ts';

const head = {
  pfNumber: z.string(),
  pfDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  soNumber: z.string(),
  customerPo: words,
  language: z.enum(['en', 'zh']),
  status: z.enum(proformaShipperMoves.states),
};

export const ProformaShipperRow = z.strictObject({ ...head, itemCount: z.int() });
export type ProformaShipperRow = z.infer<typeof ProformaShipperRow>;

/** Newest first. `q`: the beginning of its number or its order's, or a part of the customer's id, name or city. */
export const listProformaShippers = defineCall({
  name: 'listProformaShippers',
  method: 'GET',
  path: '/proformaShippers',
  summary: 'Goods announced to customers',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({
    status: z._default(z.enum(PROFORMA_FILTERS), 'open'),
    q: z.optional(freeText(80)),
    ...pageQuery,
  }),
  reply: pageOf(ProformaShipperRow),
  refusals: ['SEARCH_TOO_SHORT'],
});

export const ProformaShipperItem = z.strictObject({
  itemNumber: z.int(),
  soItemNumber: z.int(),
  part: z.string(),
  revision: words,
  description: z.string(),
  quantity: Quantity,
  qtyShipped: Quantity,
  /** Most that can be shipped from it now: what is left of it, and of its order's item. */
  max: Quantity,
  listPrice: UnitCost,
  discount: Rate,
  taxRate: Rate,
  stock: z.nullable(PartToPick),
});
export type ProformaShipperItem = z.infer<typeof ProformaShipperItem>;

export const ProformaShipper = z.strictObject({
  ...head,
  soDate: DateText,
  billToId: words,
  shipToId: words,
  currency: z.string(),
  items: z.array(ProformaShipperItem),
  shippers: z.array(z.strictObject({ shipperNumber: z.string(), status: z.string() })),
});
export type ProformaShipper = z.infer<typeof ProformaShipper>;

const params = z.strictObject({ pfNumber: OrderNumber });

export const getProformaShipper = defineCall({
  name: 'getProformaShipper',
  method: 'GET',
  path: '/proformaShippers/:pfNumber',
  summary: 'One proforma shipper with what is still to be shipped of it',
  access: ['FIND_SHIPPER'],
  params,
  reply: ProformaShipper,
  refusals: ['PROFORMA_SHIPPER_NOT_EXIST'],
});

/** `itemNumber` is that of the proforma shipper. It closes when all of it has been shipped. */
export const shipProforma = defineCall({
  name: 'shipProforma',
  method: 'POST',
  path: '/proformaShippers/:pfNumber/ship',
  summary: 'Ships what was announced',
  access: ['ADD_SHIPPER'],
  params,
  body: z.strictObject({
    header: z._default(ShipperHeader, {}),
    items: z.array(ShippedItem).check(z.maxLength(LINES_AT_MOST)),
    shipNow: z._default(z.boolean(), false),
    confirm: agreed('CUSTOMER_OVER_CREDIT_LIMIT_WARNING'),
  }),
  reply: Shipper,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...shippingRefusals,
    ...['PROFORMA_SHIPPER_NOT_EXIST', 'PROFORMA_SHIPPER_IS_CLOSED', 'PROFORMA_ITEM_NOT_EXIST'],
  ] as const,
});
