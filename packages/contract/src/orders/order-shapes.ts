import * as z from 'zod/mini';
import { DocLang, DocSecLevel, DocumentType } from '../documents/document-shapes.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { nullableDate, nullableText } from '../kit/nullable.ts';
import { Quantity } from '../kit/quantity.ts';
import { ApprovalFacts } from './deciding/approval-facts.ts';
import { HistoryEntry } from './deciding/history-entry.ts';
import { OfferedEvent } from './deciding/offered-event.ts';
import { ORDER_FILTERS } from './order-filters.ts';
import { VendorPrice } from './purchase-order/vendor-price.ts';

/** Base currency for one unit of the order's currency, numeric(18,8). */
export const ExchangeRate = decimalText(18, 8, 'positive');

/** Under which filter of the lists an order lies. */
export const ListStatus = z.enum(ORDER_FILTERS).check(z.refine((filter) => filter !== 'all'));

/** Stock and demand of a part, beside the line that asks for it. */
export const PartStock = z.strictObject({ onHand: Quantity, onDemand: Quantity, onOrder: Quantity });
export type PartStock = z.infer<typeof PartStock>;

/** The customer's credit, in base currency. */
export const CustomerCredit = z.strictObject({
  creditLimit: Money,
  openReceivable: Money,
  unbilled: Money,
  /** Picked for open shippers. */
  picked: Money,
  available: Money,
  lockStatus: z.enum(['LOCKED', 'UNLOCKED']),
});

/** The vendor's price row that is valid today, beside the price that a purchase order asks. */
export const VendorPriceRow = z.extend(VendorPrice, {
  vendorId: z.string(),
  lastPOCost: z.nullable(UnitCost),
  leadTime: z.nullable(z.int()),
  rFQNum: nullableText,
});
export type VendorPriceRow = z.infer<typeof VendorPriceRow>;

/** In the order's currency, and what an approval limit is compared with. */
export const moneyOfOrder = {
  currency: z.string(),
  exchangeRate: ExchangeRate,
  baseCurrency: z.string(),
  subtotal: Money,
  taxTotal: Money,
  total: Money,
  approvalTotal: Money,
};

/** Free text of an order. */
export const notesOfOrder = { project: nullableText, relatedDoc: nullableText, message: nullableText };

/** Another document that this one leads to. */
export const RelatedDocument = z.strictObject({ number: z.string(), date: nullableDate, status: z.string() });
export type RelatedDocument = z.infer<typeof RelatedDocument>;

/** A file beside the order itself or beside one of its parts. */
export const OrderDocument = z.strictObject({
  documentId: z.string(),
  part: nullableText,
  revision: nullableText,
  type: DocumentType,
  title: z.string(),
  docLang: DocLang,
  docSecLevel: DocSecLevel,
  fileName: z.string(),
  fileType: z.string(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

/** Fields of every order beside its own: may I decide, what can be done, what was done. */
export const decidable = {
  version: z.int(),
  approval: ApprovalFacts,
  events: z.array(OfferedEvent),
  history: z.array(HistoryEntry),
};

/** Requests to change items of the order; the call of the changes tells them one by one. */
export const ChangeCount = z.strictObject({ pending: z.int(), all: z.int() });
