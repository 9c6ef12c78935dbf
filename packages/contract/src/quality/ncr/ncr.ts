import * as z from 'zod/mini';
import { REJECT_REASONS } from '../../inventory/reject-reasons.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity } from '../../kit/quantity.ts';
import { ncrMoves } from './ncr-moves.ts';

export const NCR_SOURCES = ['RECEIVER', 'WORK_ORDER', 'RMA', 'STOCK'] as const;
export const DISPOSITIONS = ['USE', 'REWORK', 'SCRAP', 'RETURN_TO_VENDOR'] as const;
/** Ends of goods in production or elsewhere that no posting knows. */
export const DONE_BY_HAND = ['USE', 'REWORK', 'SCRAP'] as const;

const ncrHead = {
  ncrNumber: z.string(),
  ncrDate: DateText,
  status: z.enum(ncrMoves.states),
  source: z.enum(NCR_SOURCES),
  part: z.string(),
  ...names,
  uom: z.string(),
  quantity: Quantity,
  location: nullableText,
  vendorId: nullableText,
  vendorName: nullableText,
  irNumber: nullableText,
  receiverNumber: nullableText,
  woNumber: nullableText,
  rmaNumber: nullableText,
  rtvNumber: nullableText,
  /** Null: a person described it in words of their own. */
  reason: z.nullable(z.enum(REJECT_REASONS)),
  /** The finding; the reason's own code where nobody wrote more. */
  finding: z.string(),
  disposition: z.nullable(z.enum(DISPOSITIONS)),
};

export const NcrRow = z.strictObject(ncrHead);
export type NcrRow = z.infer<typeof NcrRow>;

export const Ncr = z.strictObject({
  ...ncrHead,
  raisedBy: Person,
  raisedAt: InstantText,
  closedBy: z.nullable(Person),
  closedAt: z.nullable(InstantText),
  /** Why it was closed or opened again by hand. */
  note: nullableText,
  version: z.int(),
  /** Receivers whose goods replace these. */
  replacedBy: z.array(z.string()),
  /** Goods of its report are in QA, or were decided about: their decision settles it. */
  hasGoodsOfReport: z.boolean(),
  mayChange: z.boolean(),
});
export type Ncr = z.infer<typeof Ncr>;

export const ncrParams = z.strictObject({ ncrNumber: OrderNumber });
