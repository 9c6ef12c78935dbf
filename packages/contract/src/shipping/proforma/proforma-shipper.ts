import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { Rate, UnitCost } from '../../kit/money.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import { proformaShipperMoves } from '../../receiving/proforma/proforma-moves.ts';
import { PartToPick } from '../shipping-shapes.ts';

export const PROFORMA_LANGUAGES = ['en', 'zh'] as const;

const head = {
  pfNumber: z.string(),
  pfDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  soNumber: z.string(),
  customerPo: nullableText,
  language: z.enum(PROFORMA_LANGUAGES),
  status: z.enum(proformaShipperMoves.states),
};

export const ProformaShipperRow = z.strictObject({ ...head, itemCount: z.int() });
export type ProformaShipperRow = z.infer<typeof ProformaShipperRow>;

export const ProformaShipperItem = z.strictObject({
  itemNumber: z.int(),
  soItemNumber: z.int(),
  part: z.string(),
  revision: nullableText,
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
  billToId: nullableText,
  billToName: nullableText,
  shipToId: nullableText,
  shipToName: nullableText,
  currency: z.string(),
  items: z.array(ProformaShipperItem),
  shippers: z.array(z.strictObject({ shipperNumber: z.string(), status: z.string() })),
});
export type ProformaShipper = z.infer<typeof ProformaShipper>;

export const params = z.strictObject({ pfNumber: OrderNumber });
