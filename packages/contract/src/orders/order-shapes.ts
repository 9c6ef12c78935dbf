import * as z from 'zod/mini';
import { VendorPrice } from '../approvals/approval-card.ts';
import { ApprovalFacts } from '../approvals/approval-facts.ts';
import { HistoryEntry } from '../approvals/history-entry.ts';
import { OfferedEvent } from '../approvals/offered-event.ts';
import { DocLang, DocSecLevel, DocumentType } from '../documents/document-shapes.ts';
import { DateText } from '../kit/dates.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { Quantity } from '../kit/quantity.ts';
import { ORDER_FILTERS } from './order-filters.ts';

export const words = z.nullable(z.string());
export const day = z.nullable(DateText);

/** Base currency for one unit of the order's currency, numeric(18,8). */
export const ExchangeRate = decimalText(18, 8, 'positive');

/** Under which filter of the lists an order lies. */
export const ListStatus = z.enum(ORDER_FILTERS).check(z.refine((filter) => filter !== 'all'));

/** What a part has and what is wanted of it, beside the line that asks for it. */
export const PartStock = z.strictObject({ onHand: Quantity, onDemand: Quantity, onOrder: Quantity });
export type PartStock = z.infer<typeof PartStock>;

/** The vendor's price row that is valid today, beside the price that a purchase order asks. */
export const VendorPriceRow = z.extend(VendorPrice, {
  vendorId: z.string(),
  lastPOCost: z.nullable(UnitCost),
  leadTime: z.nullable(z.int()),
  rFQNum: words,
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

/** What people write on an order. */
export const notesOfOrder = { project: words, relatedDoc: words, message: words };

/** Another document that this one leads to. */
export const RelatedDocument = z.strictObject({ number: z.string(), date: day, status: z.string() });
export type RelatedDocument = z.infer<typeof RelatedDocument>;

/** A file beside the order itself or beside one of its parts. */
export const OrderDocument = z.strictObject({
  documentId: z.string(),
  part: words,
  revision: words,
  type: DocumentType,
  title: z.string(),
  docLang: DocLang,
  docSecLevel: DocSecLevel,
  fileName: z.string(),
  fileType: z.string(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

/** What every order can be asked besides its own fields: may I decide, what can be done, what was done. */
export const decidable = {
  version: z.int(),
  approval: ApprovalFacts,
  events: z.array(OfferedEvent),
  history: z.array(HistoryEntry),
};

/** Requests to change items of the order; the call of the changes tells them one by one. */
export const ChangeCount = z.strictObject({ pending: z.int(), all: z.int() });
